import { expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { optionalText } from '@/lib/shared/parsing/fields';
import { importedKinds } from './kinds';

type Fields = Record<string, z.ZodObject>;

const withLater = vi.hoisted(() => (module: Fields, name: string, field: z.ZodType) => ({
  ...module,
  [name]: module[name]?.extend({ later: field }),
}));
vi.mock('@/lib/domain/projects/fields', async (original) =>
  withLater(await original(), 'projectFields', optionalText(10)),
);
vi.mock('@/lib/domain/testimonials/fields', async (original) =>
  withLater(await original(), 'testimonialFields', optionalText(10)),
);

it.each([
  ['project', { name: 'Old Harbour', status: 'completed' }],
  ['testimonial', { name: 'R. Rai', title: 'Owner', quote: 'Good.' }],
])('a field that a %s has got since the old site is empty in what is imported', (entity, raw) => {
  const imported = importedKinds.find(({ kind }) => kind.entity === entity);
  expect(imported?.decode(raw).columns).toMatchObject({ name: raw.name, later: '' });
});
