import 'server-only';
import { includesRole, type Role } from '@/lib/content/roles';
import { kinds, type VersionedKind } from '@/lib/domain/records';
import { findSettingLabel, findSettingName } from '@/lib/domain/settings/schema';
import { toText } from '@/lib/shared/parsing/field-text';
import { findLabel } from '@/lib/shared/parsing/record-fields';
import type { HistoryEntry, HistoryLine } from './dto';

type Subject = { entity: string; plural: string; role: Role };

/** An editor reads only editable parts of the settings. */
// History rows are never changed: `turn` and `telephone` are in rows of earlier releases.
const others: Subject[] = [
  { entity: 'about stats', plural: 'About stats', role: 'editor' },
  { entity: 'enquiry', plural: 'Enquiries', role: 'admin' },
  { entity: 'settings', plural: 'Settings', role: 'editor' },
  { entity: 'user', plural: 'Users', role: 'admin' },
  { entity: 'partner', plural: 'Partners', role: 'admin' },
  { entity: 'turn', plural: 'Lead allotment', role: 'admin' },
  { entity: 'leave', plural: 'Leave', role: 'admin' },
  { entity: 'telephone', plural: 'Alerts', role: 'admin' },
  { entity: 'mail', plural: 'Mail', role: 'admin' },
  { entity: 'redirect', plural: 'Redirects', role: 'editor' },
  { entity: 'bin', plural: 'Bin', role: 'editor' },
];
const subjects: Subject[] = [
  ...kinds.map(({ entity, plural }) => ({ entity, plural, role: 'editor' as const })),
  ...others,
];

export const listHistoryKinds = (role: Role) =>
  subjects
    .filter((subject) => includesRole(role, subject.role))
    .map(({ entity, plural }) => ({ value: entity, name: plural }));

export const contentEntities = listHistoryKinds('editor')
  .map(({ value }) => value)
  .filter((entity) => entity !== 'settings');

const findKindOf = (entity: string) => kinds.find((kind) => kind.entity === entity);

export const isVersioned = (entity: string): entity is VersionedKind =>
  findKindOf(entity)?.isVersioned === true;

const labels: Record<string, string> = {
  image: 'Photo',
  images: 'Pictures',
  locationPicture: 'Location picture',
  focal: 'Focal point',
  slug: 'Address',
  sender: 'Sender',
};

export function labelOfField(entity: string, name: string, id = ''): string {
  const kind = findKindOf(entity);
  const own = kind ? findLabel(kind.fields, name) : entity === 'settings' && findSettingLabel(id, name);
  const label = own || labels[name];
  const text = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return label ?? text.charAt(0).toUpperCase() + text.slice(1);
}

function subjectOf({ action, entity, entityId, label }: HistoryEntry): string {
  if (action === 'reorder') return subjects.find((subject) => subject.entity === entity)?.plural ?? entity;
  if (action === 'empty bin') return 'the bin';
  if (entity === 'settings') return findSettingName(entityId) ?? label;
  // Its label may be a project's name and would be mistaken for one.
  if (entity === 'hero image' && label) return `the hero image “${label}”`;
  return label || (entity === 'about stats' ? 'the about stats' : `a ${entity}`);
}

export const toHistoryLines = (entries: HistoryEntry[]): HistoryLine[] =>
  entries.map((entry) => ({
    ...entry,
    subject: subjectOf(entry),
    former: Object.entries(entry.overwritten ?? {}).map(([name, value]) => ({
      label: labelOfField(entry.entity, name, entry.entityId),
      text: toText(value),
    })),
    labels:
      entry.action === 'keep wording'
        ? entry.fields
        : entry.fields.map((name) => labelOfField(entry.entity, name, entry.entityId)),
    hasVersions: isVersioned(entry.entity) && entry.entityId !== '' && entry.action !== 'delete',
  }));
