import 'server-only';
import type { Admin } from '@/lib/server/auth/viewer';
import { listChanges } from '@/lib/server/records/audit';
import { notDeleted } from '@/lib/server/records/bin';
import { type Mutated, mutate, requireVersion } from '@/lib/server/records/mutation';
import { type OrderInput, reorder } from '@/lib/server/records/order';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parse';
import type { Testimonial } from './dto';
import { toTestimonial } from './row';
import { testimonialInput, testimonialUpdate } from './schema';
import { testimonialTags } from './tags';

const entity = 'testimonial';
const tags = [testimonialTags.all];
const notFound = () => new AppError('not_found', 'There is no such testimonial.');

/** Adds a testimonial. @throws AppError invalid. */
export async function createTestimonial(admin: Admin, input: unknown): Promise<Mutated<Testimonial>> {
  const values = parseInput(testimonialInput, input);
  return mutate(admin, async (tx) => {
    const data = toTestimonial(await tx.testimonial.create({ data: values }));
    return { data, tags, audit: { action: 'create', entity, entityId: data._id, label: data.name } };
  });
}

/** Replaces the texts of a testimonial. @throws AppError not_found, invalid, conflict. */
export async function updateTestimonial(
  admin: Admin,
  id: string,
  input: unknown,
): Promise<Mutated<Testimonial>> {
  const { version, ...values } = parseInput(testimonialUpdate, input);
  return mutate(admin, async (tx) => {
    await tx.$queryRaw`select id from testimonial where id = ${id} for update`;
    const row = await tx.testimonial.findUnique({ where: { id, ...notDeleted } });
    if (!row) throw notFound();
    const before = toTestimonial(row);
    await requireVersion(tx, admin, { entity, entityId: id }, { version, current: before });
    const after = await tx.testimonial.update({
      where: { id },
      data: { ...values, isDemo: false, version: { increment: 1 } },
    });
    const data = toTestimonial(after);
    const fields = listChanges(before, data, ['name', 'title', 'quote']);
    return { data, tags, audit: { action: 'update', entity, entityId: id, label: data.name, fields } };
  });
}

/** Puts a testimonial into the bin. @throws AppError not_found. */
export async function deleteTestimonial(admin: Admin, id: string): Promise<Mutated<null>> {
  return mutate(admin, async (tx) => {
    const row = await tx.testimonial.findUnique({ where: { id, ...notDeleted } });
    if (!row) throw notFound();
    await tx.testimonial.update({ where: { id }, data: { deletedAt: new Date() } });
    return { data: null, tags, audit: { action: 'delete', entity, entityId: id, label: row.name } };
  });
}

/** Takes a testimonial out of the bin. @throws AppError not_found when it does not lie there. */
export async function restoreTestimonial(admin: Admin, id: string): Promise<Mutated<Testimonial>> {
  return mutate(admin, async (tx) => {
    const { count } = await tx.testimonial.updateMany({
      where: { id, deletedAt: { not: null } },
      data: { deletedAt: null },
    });
    if (count === 0) throw notFound();
    const data = toTestimonial(await tx.testimonial.findUniqueOrThrow({ where: { id } }));
    return { data, tags, audit: { action: 'restore', entity, entityId: id, label: data.name } };
  });
}

/** Sets the office's order. @throws AppError invalid, or conflict when the list is not as it was read. */
export async function reorderTestimonials(admin: Admin, input: OrderInput): Promise<Mutated<null>> {
  return mutate(admin, async (tx) => {
    await reorder(tx, 'testimonial', input);
    return { data: null, tags, audit: { action: 'reorder', entity, entityId: '' } };
  });
}
