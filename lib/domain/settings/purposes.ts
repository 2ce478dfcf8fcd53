import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { officeFormNames } from '@/lib/content/enquiries/office-form-pages';
import { type PurposeName, purposeNames, unnamedText } from '@/lib/content/purposes';
import type { Admin, Sales } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';
import type { PurposeState, Purposes, Setting } from './dto';
import { settingInclude, toSetting } from './row';
import { type SettingValue, settingDefaults } from './schema';

/** The product's text names each purpose. */
const hasProductWords = (privacy: SettingValue<'privacy'>): boolean =>
  isDeepStrictEqual(privacy, settingDefaults.privacy);

async function readPurposes(tx: Tx): Promise<Purposes> {
  const row = await tx.setting.findUnique({ where: { part: 'privacy' }, include: settingInclude });
  const isNamedByProduct = hasProductWords(toSetting('privacy', row).value);
  const rows = await tx.acceptedPurpose.findMany();
  const states = purposeNames.map((name) => {
    const said = rows.find(({ purpose }) => purpose === name);
    const accepted = said ? { by: said.acceptedBy, at: said.acceptedAt.toISOString() } : null;
    return [name, { isNamed: isNamedByProduct || accepted !== null, accepted }];
  });
  return Object.fromEntries(states) as Purposes;
}

export const findPurpose = async (_sales: Sales, name: PurposeName): Promise<PurposeState> =>
  (await readPurposes(db))[name];

export const listPurposes = async (_admin: Admin): Promise<Purposes> => readPurposes(db);

/** @throws AppError invalid, at the field of each. */
export async function requireNamed(
  tx: Tx,
  begun: readonly { purpose: PurposeName; field: string }[],
): Promise<void> {
  if (begun.length === 0) return;
  const purposes = await readPurposes(tx);
  const unnamed = begun.filter(({ purpose }) => !purposes[purpose].isNamed);
  const [first] = unnamed;
  if (!first) return;
  const fields = Object.fromEntries(unnamed.map(({ purpose, field }) => [field, unnamedText(purpose)]));
  throw new AppError('invalid', unnamedText(first.purpose), { fields });
}

/** Possible for features older than this rule, or after a change of the policy. */
export async function listUnnamed(
  _admin: Admin,
  { privacy, forms }: { [P in 'privacy' | 'forms']: Pick<Setting<P>, 'value'> },
): Promise<PurposeName[]> {
  if (hasProductWords(privacy.value)) return [];
  const hasSource = 'a source is on';
  const hasVisits = 'visits are on';
  const hasPartners = 'a partner has a link';
  const hasAlarms = 'a phone has alerts on';
  // One query: every screen runs it.
  const rows = await db.$queryRaw<{ found: string }[]>`
    select purpose as found from accepted_purpose
    union all select ${hasSource} where exists (select 1 from source where is_on)
    union all select ${hasPartners} where exists (select 1 from partner where state = 'approved')
    union all select ${hasVisits} where exists (select 1 from project where visits_on and deleted_at is null)
    union all select ${hasAlarms} where exists (select 1 from push_subscription)`;
  const found = new Set(rows.map((row) => row.found));
  const used: PurposeName[] = [
    ...officeFormNames.filter((name) => forms.value[name]),
    ...(found.has(hasSource) ? (['source'] as const) : []),
    ...(found.has(hasPartners) ? (['referral'] as const) : []),
    ...(found.has(hasVisits) ? (['visit'] as const) : []),
    ...(found.has(hasAlarms) ? (['alarm'] as const) : []),
  ];
  return used.filter((name) => !found.has(name));
}
