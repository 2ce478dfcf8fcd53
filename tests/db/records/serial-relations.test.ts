import { expect, it } from 'vitest';
import { db } from '@/lib/server/db';

it('inside a transaction no query is asked for while another runs, which the next version of pg refuses', async () => {
  const warnings: string[] = [];
  process.on('warning', ({ message }) => warnings.push(message));
  const { id } = await db.picture.create({ data: { url: '/a.webp', brand: { create: {} } } });
  // A picture has several relations, which Prisma reads at once.
  const include = { brand: true, director: true, heroImage: true, projectImage: true };
  const found = await db.$transaction((tx) => tx.picture.findUnique({ where: { id }, include }));
  expect(found?.brand).not.toBeNull();
  // A warning is told in a later turn.
  await new Promise((resolve) => setImmediate(resolve));
  expect(warnings).toEqual([]);
});
