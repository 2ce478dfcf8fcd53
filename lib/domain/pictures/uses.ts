import 'server-only';
import type { Route } from 'next';
import { findSettingName } from '@/lib/content/setting-names';
import { findKind } from '@/lib/domain/records';
import type { PictureUse as PictureRelation } from '@/lib/server/pictures/use';
import { singularOf } from '@/lib/server/records/kind';
import type { Prisma } from '@/prisma/generated/client';
import type { PictureUse } from './dto';

const record = { id: true, version: true, deletedAt: true } as const;

/** By what each use of a picture is named and opened. */
export const withUses = {
  projectImage: { select: { project: { select: { ...record, name: true } } } },
  heroImage: { select: { ...record, project: { select: { name: true } } } },
  director: { select: { ...record, name: true } },
  brand: { select: record },
  setting: { select: { part: true } },
  draft: { select: { id: true, kind: true, recordId: true, label: true } },
} satisfies Record<PictureRelation, object>;

export type UsedPicture = Prisma.PictureGetPayload<{ include: typeof withUses }>;

/** The record that shows a picture, by its kind in lib/domain/records.ts. */
type Holder = {
  kind: 'project' | 'director' | 'brand' | 'hero-image';
  id: string;
  version: number;
  deletedAt: Date | null;
  name: string;
};

/** Null for a picture that no record shows: it is staged, or the settings or a draft alone have it. */
export function findHolder(row: UsedPicture): Holder | null {
  const { projectImage, heroImage, director, brand, alt, fileName } = row;
  if (projectImage) return { kind: 'project', ...projectImage.project };
  if (director) return { kind: 'director', ...director };
  if (brand) return { kind: 'brand', ...brand, name: alt || fileName };
  return (
    heroImage && { kind: 'hero-image', ...heroImage, name: heroImage.project?.name ?? (alt || fileName) }
  );
}

function toRecordUse(holder: Holder): PictureUse {
  const kind = findKind(holder.kind);
  const isInBin = holder.deletedAt !== null;
  // Each noun has a screen of its name.
  const sheet = `/admin/${kind?.noun}?edit=${holder.id}`;
  return {
    kind: kind ? singularOf(kind) : '',
    name: holder.name,
    href: (isInBin ? '/admin/bin' : sheet) as Route,
    isInBin,
  };
}

const toSettingUse = ({ part }: NonNullable<UsedPicture['setting']>): PictureUse => ({
  kind: 'Settings',
  name: findSettingName(part) ?? part,
  href: `/admin/settings?part=${part}`,
  isInBin: false,
});

function toDraftUse({ id, kind, recordId, label }: NonNullable<UsedPicture['draft']>): PictureUse {
  const noun = findKind(kind)?.noun;
  const sheet = noun ? `/admin/${noun}?edit=${id}` : `/admin/settings?part=${recordId}`;
  return { kind: 'Draft', name: label, href: sheet as Route, isInBin: false };
}

/** Where a picture is used; none while it waits for the sweep. */
export function listUses(row: UsedPicture): PictureUse[] {
  const holder = findHolder(row);
  return [
    ...(holder ? [toRecordUse(holder)] : []),
    ...(row.setting ? [toSettingUse(row.setting)] : []),
    ...(row.draft ? [toDraftUse(row.draft)] : []),
  ];
}
