import { privacy, terms } from '@/lib/content/pages/legal';
import { querySql } from '../database/sql';

const texts = { privacy, terms };
export const formerLead = 'What the former release said.';

/** Has the site publish other words than those of its release, as after an update. */
export async function offerLegal(part: keyof typeof texts): Promise<void> {
  const { updated: _, ...words } = texts[part];
  const former = JSON.stringify({ ...words, lead: formerLead });
  await querySql(
    `insert into setting (part, value, base, version, updated_at) values ($1, $2, $2, 0, now())
     on conflict (part) do update set value = $2, base = $2, version = 0`,
    [part, former],
  );
}
