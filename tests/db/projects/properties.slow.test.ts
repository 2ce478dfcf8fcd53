import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { findProjectAt } from '@/lib/domain/projects/queries';
import { parseSearch } from '@/lib/domain/projects/search-query';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import { createProject, updateProject } from '../../support/contract/mutations';

const admin = makeAdmin();

beforeEach(async () => {
  await db.project.deleteMany();
});

it('whatever is typed into the search is a question that the database understands', async () => {
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...'23bhk :*&|!()<>\'"\\-villas'), maxLength: 60 }),
  );
  await fc.assert(
    fc.asyncProperty(typed, async (words) => {
      const texts = parseSearch(words).terms.flatMap(({ text, nearby, rooms }) => [
        text,
        nearby,
        rooms?.text,
      ]);
      for (const query of texts.filter((text) => text !== undefined))
        await db.$queryRaw`select to_tsquery('simple', ${query})::text`;
    }),
    { numRuns: 300 },
  );
});

it('a slug is letters, digits and hyphens, whatever the name, and a slug of a slug is itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 80 }), async (given) => {
      // A text of PostgreSQL holds no zero.
      const name = given.replaceAll('\0', '');
      const [row] = await db.$queryRaw<{ slug: string; again: string }[]>`
        select to_slug(${name}) as slug, to_slug(to_slug(${name})) as again`;
      expect(row?.slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(row?.again).toBe(row?.slug);
    }),
    { numRuns: 300 },
  );
});

it('each address that a project has had leads to it in one hop, however often projects take names of one another', async () => {
  const names = ['Coral House', 'Coral  house!', 'Sea View', 'Page'];
  const moves = fc.array(fc.tuple(fc.nat(1), fc.constantFrom(...names)), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(moves, async (given) => {
      await db.project.deleteMany();
      const ids: string[] = [];
      const had = new Map<string, string>();
      for (const name of ['First', 'Second'])
        ids.push((await createProject(admin, { name, status: 'ongoing' })).data._id);
      for (const [which, name] of given) {
        const { slug, _id } = (await updateProject(admin, ids[which] ?? '', { name, renewSlug: true })).data;
        had.set(String(slug), _id);
      }
      for (const [slug, id] of had) {
        const found = await findProjectAt(slug);
        const [taken] = await db.project.findMany({ where: { slug } });
        expect(found?._id ?? taken?.id).toBe(taken?.id ?? id);
      }
    }),
    { numRuns: 8 },
  );
}, 120_000);
