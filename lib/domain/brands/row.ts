import 'server-only';
import { toPicture } from '@/lib/server/pictures/map';
import type { Prisma } from '@/prisma/generated/client';
import type { Brand } from './dto';

export const brandInclude = { picture: true } satisfies Prisma.BrandInclude;

type BrandRow = Prisma.BrandGetPayload<{ include: typeof brandInclude }>;

export function toBrand(row: BrandRow): Brand {
  return { _id: row.id, image: toPicture(row.picture), version: row.version };
}
