import 'server-only';
import { z } from 'zod';
import { settingNames } from '@/lib/content/setting-names';
import { db } from '@/lib/server/db';
import { defineDraftKind } from '@/lib/server/records/draft-kind';
import type { DraftSource } from '@/lib/server/records/draft-source';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parse';
import type { Prisma } from '@/prisma/generated/client';
import { type DraftPart, isDraftPart } from './draft-parts';
import type { DraftSetting } from './dto';
import { listSettingPictures } from './pictures';
import { roleOfPart } from './roles';
import { settingInclude, toSetting } from './row';
import { changeSetting, lockSetting, parseSettingValue } from './write';

const noDrafts = 'This part of the settings has no drafts.';

function requireDraftPart(id: string | null): DraftPart {
  if (!isDraftPart(id)) throw new AppError('not_found', noDrafts);
  return id;
}

/** A part always stands: none is added, and none lies in the bin. */
const source: DraftSource<'settings'> = {
  kind: 'settings',
  entity: 'settings',
  singular: 'Settings',
  roleOf: (part) => (isDraftPart(part) ? roleOfPart[part] : 'admin'),
  hrefOf: ({ recordId }) => `/admin/settings?part=${recordId}`,
  async lock(tx, id) {
    const row = await lockSetting(tx, requireDraftPart(id));
    return { version: row?.version ?? 0, pictureIds: row?.pictures.map((picture) => picture.id) ?? [] };
  },
  async find(id) {
    const part = requireDraftPart(id);
    const row = await db.setting.findUnique({ where: { part }, include: settingInclude });
    return toSetting(part, row);
  },
  findVersion: async () => null,
  listLive: async (ids) => ids.filter(isDraftPart),
  exists: async (id) => isDraftPart(id),
};

type SettingDraft = { value: Prisma.InputJsonObject };

const sent = z.object({ value: z.unknown() });

export const settingDrafts = defineDraftKind<SettingDraft, DraftSetting>({
  source,
  parse: (given, part) => ({
    value: parseSettingValue(requireDraftPart(part), parseInput(sent, given).value),
  }),
  nameOf: (_data, part) => settingNames[requireDraftPart(part)],
  picturesOf: ({ value }) => listSettingPictures(value),
  toRecord: ({ value }, { _id, version, images: pictures, updatedAt }) =>
    // The schema of the part has parsed it.
    ({ _id, part: _id, value, pictures, version, updatedAt }) as unknown as DraftSetting,
  add: async () => {
    throw new AppError('not_found', noDrafts);
  },
  async change(tx, actor, id, data) {
    const change = await changeSetting(tx, actor, requireDraftPart(id), data);
    // Each part is written with its own shape.
    return { ...change, data: change.data as DraftSetting };
  },
});
