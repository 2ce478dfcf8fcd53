import 'server-only';
import { z } from 'zod';
import { db } from '@/lib/server/db';
import { defineDraftKind } from '@/lib/server/records/draft-kind';
import type { DraftSource } from '@/lib/server/records/draft-source';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { Prisma } from '@/prisma/generated/client';
import type { DraftSetting } from './dto';
import { listSettingPictures } from './pictures';
import { settingInclude, toSetting } from './row';
import { isPublicPart, type PublicPart, settingTable } from './schema';
import { changeSetting, lockSetting, parseSettingValue } from './write';

const noDrafts = 'This part of the settings has no drafts.';

function requirePublicPart(id: string | null): PublicPart {
  if (!isPublicPart(id)) throw new AppError('not_found', noDrafts);
  return id;
}

const source: DraftSource<'settings'> = {
  kind: 'settings',
  entity: 'settings',
  singular: 'Settings',
  roleOf: (part) => (isPublicPart(part) ? settingTable[part].role : 'admin'),
  hrefOf: ({ recordId }) => `/admin/settings?part=${recordId}`,
  async lock(tx, id) {
    const row = await lockSetting(tx, requirePublicPart(id));
    return { version: row?.version ?? 0, pictureIds: row?.pictures.map((picture) => picture.id) ?? [] };
  },
  async find(id) {
    const part = requirePublicPart(id);
    const row = await db.setting.findUnique({ where: { part }, include: settingInclude });
    return toSetting(part, row);
  },
  findVersion: async () => null,
  listNotDeleted: async (ids) => ids.filter(isPublicPart),
  exists: async (id) => isPublicPart(id),
};

type SettingDraft = { value: Prisma.InputJsonObject };

const sent = z.object({ value: z.unknown() });

export const settingDrafts = defineDraftKind<SettingDraft, DraftSetting>({
  source,
  parse: (given, part) => ({
    value: parseSettingValue(requirePublicPart(part), parseInput(sent, given).value),
  }),
  nameOf: (_data, part) => settingTable[requirePublicPart(part)].name,
  picturesOf: ({ value }) => listSettingPictures(value),
  toRecord: ({ value }, { _id, version, images: pictures, updatedAt }) =>
    // The schema of the part returned it.
    ({ _id, part: _id, value, pictures, version, updatedAt }) as unknown as DraftSetting,
  add: async () => {
    throw new AppError('not_found', noDrafts);
  },
  async change(tx, actor, id, data) {
    const change = await changeSetting(tx, actor, requirePublicPart(id), data);
    // Each part is written with its own shape.
    return { ...change, data: change.data as DraftSetting };
  },
});
