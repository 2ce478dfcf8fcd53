import { expect, it } from 'vitest';
import { db } from '@/lib/server/db';
import { tagsOfPicture } from '@/lib/server/pictures/use';

it('inside a transaction no query is asked for while another runs, which the next version of pg refuses', async () => {
  const warnings: string[] = [];
  process.on('warning', ({ message }) => warnings.push(message));
  const { id } = await db.picture.create({ data: { url: '/a.webp', brand: { create: {} } } });
  // A picture has four relations, which Prisma reads at once.
  expect(await db.$transaction((tx) => tagsOfPicture(tx, id))).toEqual(['brands']);
  // A warning is told in a later turn.
  await new Promise((resolve) => setImmediate(resolve));
  expect(warnings).toEqual([]);
});
