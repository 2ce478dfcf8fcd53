import 'server-only';
import type { Route } from 'next';
import type { RecordKindName } from '@/lib/content/record-kinds';
import { requireKind } from '@/lib/domain/records';
import type { Settings } from '@/lib/domain/settings/dto';
import { listSettingTexts } from '@/lib/domain/settings/parts/checked-texts';
import { checkedParts, type SettingPart, settingTable } from '@/lib/domain/settings/schema';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { sheetOf, singularOf } from '@/lib/server/records/kind';
import { publishedSql, ungated } from '@/lib/server/records/published';
import { findLabel, splitLabel } from '@/lib/shared/parsing/record-fields';
import { type CheckedText, listCheckedTexts, toKeptField } from '@/lib/shared/wording/checked-texts';
import { findWording, type WordingHit } from '@/lib/shared/wording/find-wording';
import { wordingRules } from '@/lib/shared/wording/rules';
import type { WordingFinding, WordingFindings } from './dto';
import { settingsKind } from './schema';

type Row = {
  kind: RecordKindName;
  id: string;
  parentId: string | null;
  name: string;
  readyBy: string;
  texts: Record<string, unknown>;
};

const stems = wordingRules.map(({ stem }) => stem).join('|');
const firstListed = 20;

/** The SQL filter is coarse; the rules check the exact words. */
const readTexts = (): Promise<Row[]> => db.$queryRaw<Row[]>`
  with shown as (
    select id, name, coalesce((select max(greatest(completion_on,
        (select max(extension ->> 'until') from jsonb_array_elements(extensions) as extension)))
      from registration where project_id = project.id), '') as ready_by,
      jsonb_build_object('name', name, 'description', description, 'specifications', specifications,
        'searchTitle', search_title, 'searchDescription', search_description) as texts
    from project where ${publishedSql(ungated)}
  ), texts as (
    select 'project' as kind, id, null as "parentId", name, ready_by as "readyBy", texts from shown
    union all select 'progress', progress.id, parent_id, shown.name, ready_by, jsonb_build_object('sentence', sentence)
      from progress join shown on shown.id = parent_id where deleted_at is null
    union all select 'document', document.id, parent_id, shown.name, ready_by, jsonb_build_object('title', title)
      from document join shown on shown.id = parent_id where deleted_at is null
    union all select 'testimonial', id, null, name, '', jsonb_build_object('title', title, 'quote', quote)
      from testimonial where deleted_at is null
    union all select 'director', id, null, name, '', jsonb_build_object('bio', bio) from director where deleted_at is null
    union all select picture_use.kind, record_id, progress.parent_id,
        coalesce(shown.name, director.name, ''), coalesce(ready_by, ''),
        jsonb_build_object(case when picture_use.kind in ('project', 'progress') then 'pictures' else 'alt' end, alt)
      from picture_use join picture on picture.id = picture_id
      left join progress on progress.id = record_id and progress.deleted_at is null
      left join shown on shown.id = coalesce(progress.parent_id, record_id)
      left join director on director.id = record_id and director.deleted_at is null
      left join hero_image on hero_image.id = record_id and hero_image.deleted_at is null
      left join brand on brand.id = record_id and brand.deleted_at is null
      where alt <> '' and slot <> 'plans'
        and (shown.id is not null or director.id is not null or hero_image.id is not null or brand.id is not null)
  )
  select * from texts where texts::text ~* ${stems} order by kind, name, id, texts::text`;

const keyOf = (
  kind: string,
  id: string,
  path: string,
  { rule, sentence }: Pick<WordingHit, 'rule' | 'sentence'>,
) => JSON.stringify([kind, id, toKeptField(path), rule, sentence]);

async function readKept(): Promise<Set<string>> {
  const rows = await db.keptWording.findMany();
  return new Set(rows.map((row) => keyOf(row.kind, row.recordId, row.field, row)));
}

type Owner = {
  kind: string;
  id: string;
  name: string;
  readyBy: string;
  texts: CheckedText[];
  hrefOf: (path: string) => Route;
  labelOf: (path: string) => string;
};

const partOf = (path: string): string => (path.startsWith('search') ? '&part=search' : '');

function toOwner({ kind: name, texts, ...row }: Row): Owner {
  const kind = requireKind(name);
  const alts = Object.entries(texts).flatMap(([path, text]) =>
    path === 'alt' || path === 'pictures'
      ? [{ path: path === 'alt' ? path : `${path}.alt`, text: String(text) }]
      : [],
  );
  const href = sheetOf(kind, { id: row.id, parentId: row.parentId ?? '' });
  return {
    ...row,
    kind: name,
    name: row.name || singularOf(kind),
    texts: [...listCheckedTexts(kind.fields, texts).filter(({ path }) => path !== 'alt'), ...alts],
    // The text of a search belongs to another part.
    hrefOf: (path) => `${href}${name === 'project' ? partOf(path) : ''}` as Route,
    labelOf: (path) => (path.endsWith('alt') ? 'Alt text' : (findLabel(kind.fields, path) ?? path)),
  };
}

const toSettingOwner = (part: SettingPart, value: unknown): Owner => ({
  kind: settingsKind,
  id: part,
  name: settingTable[part].name,
  readyBy: '',
  texts: listSettingTexts(settingTable[part], value),
  hrefOf: (path) => `/admin/settings?part=${part}#setting-${path.replaceAll('.', '-')}` as Route,
  labelOf: (path) => splitLabel(settingTable[part].schema, path)[0] ?? path,
});

/** Without exceptions; the count and the first findings. */
export async function listWordingFindings(_admin: Admin, settings: Settings): Promise<WordingFindings> {
  const [rows, kept] = await Promise.all([readTexts(), readKept()]);
  const owners = [
    ...checkedParts.map((part) => toSettingOwner(part, settings[part].value)),
    ...rows.map(toOwner),
  ];
  const found = owners.flatMap(({ kind, id, name, readyBy, texts, hrefOf, labelOf }): WordingFinding[] =>
    texts.flatMap(({ path, text }) =>
      findWording(text, { readyBy })
        .filter((hit) => !kept.has(keyOf(kind, id, path, hit)))
        .map((hit) => ({ ...hit, name, field: labelOf(path), href: hrefOf(path) })),
    ),
  );
  return { count: found.length, first: found.slice(0, firstListed) };
}
