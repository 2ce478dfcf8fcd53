import 'server-only';
import { faqs } from '@/lib/content/faqs';
import { type LegalPage, privacy, terms } from '@/lib/content/legal';
import { retention } from '@/lib/content/retention';
import { site } from '@/lib/content/site';
import { log } from '@/lib/server/log';
import type { Setting as SettingRow } from '@/prisma/generated/client';
import type { Setting } from './dto';
import { type SettingPart, type SettingValue, settingSchemas } from './schema';

const withoutDate = ({ updated: _, ...page }: LegalPage) => page;

/** The defaults of the product, until a part is saved. */
const defaults: { [P in SettingPart]: SettingValue<P> } = {
  contact: {
    phone: site.phone,
    email: site.email,
    address: [...site.address],
    hours: site.hours.map((each) => ({ ...each })),
    social: site.social.map((each) => ({ ...each })),
  },
  leads: { recipients: [] },
  faqs,
  retention: { months: retention.months },
  privacy: withoutDate(privacy),
  terms: withoutDate(terms),
};

/** A value that no longer has its shape is logged, and the default stands. */
export function toSetting<P extends SettingPart>(part: P, row: SettingRow | null): Setting<P> {
  // The table of schemas answers for each part with its own type.
  const initial = defaults[part] as SettingValue<P>;
  if (!row) return { part, value: initial, version: 0, updatedAt: null };
  const parsed = settingSchemas[part].safeParse(row.value);
  if (!parsed.success) log.error({ part }, 'a setting in the database has another shape');
  const value = parsed.success ? (parsed.data as SettingValue<P>) : initial;
  return { part, value, version: row.version, updatedAt: row.updatedAt.toISOString() };
}
