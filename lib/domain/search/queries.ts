import 'server-only';
import type { Route } from 'next';
import { z } from 'zod';
import { listEnquiries } from '@/lib/domain/enquiries/queries';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { type Admin, type Editor, hasRole, type Sales, type Staff } from '@/lib/server/auth/viewer';
import { containing } from '@/lib/server/containing';
import { db } from '@/lib/server/db';
import { notDeleted } from '@/lib/server/records/bin';
import { displayOrder } from '@/lib/server/records/order';
import { parseInput } from '@/lib/shared/parse';
import type { SearchHit } from './dto';

/** Of each kind. */
const take = 5;
const searchInput = z.object({ words: z.string().trim().min(2, 'Type two letters').max(80) });

async function searchContent(_editor: Editor, words: string): Promise<SearchHit[]> {
  const contains = containing(words);
  const listed = { orderBy: displayOrder, take };
  const [projects, directors, testimonials, brands] = await Promise.all([
    db.project.findMany({
      ...listed,
      where: { ...notDeleted, OR: [{ name: contains }, { location: contains }] },
      select: { id: true, name: true, location: true },
    }),
    db.director.findMany({
      ...listed,
      where: { ...notDeleted, OR: [{ name: contains }, { position: contains }] },
      select: { id: true, name: true, position: true },
    }),
    db.testimonial.findMany({
      ...listed,
      where: { ...notDeleted, OR: [{ name: contains }, { title: contains }, { quote: contains }] },
      select: { id: true, name: true, title: true },
    }),
    db.brand.findMany({
      ...listed,
      where: { ...notDeleted, picture: { alt: contains } },
      select: { id: true, picture: { select: { alt: true } } },
    }),
  ]);
  return [
    ...projects.map(({ id, name, location }) => ({
      kind: 'Project',
      name,
      note: location,
      href: `/admin/projects?edit=${id}` as const,
    })),
    ...directors.map(({ id, name, position }) => ({
      kind: 'Board',
      name,
      note: position,
      href: `/admin/board?edit=${id}` as const,
    })),
    ...testimonials.map(({ id, name, title }) => ({
      kind: 'Testimonial',
      name,
      note: title,
      href: `/admin/testimonials?edit=${id}` as const,
    })),
    ...brands.map(({ id, picture }) => ({
      kind: 'Brand',
      name: picture.alt,
      note: '',
      href: `/admin/brands?edit=${id}` as const,
    })),
  ];
}

async function searchUsers(_admin: Admin, words: string): Promise<SearchHit[]> {
  const contains = containing(words);
  const users = await db.user.findMany({
    where: { OR: [{ name: contains }, { email: contains }] },
    orderBy: { name: 'asc' },
    take,
    select: { name: true, email: true },
  });
  return users.map(({ name, email }) => ({ kind: 'User', name, note: email, href: '/admin/users' }));
}

async function searchEnquiries(sales: Sales, words: string): Promise<SearchHit[]> {
  const filter = enquiryFilter.parse({ tab: 'all', q: words, limit: take });
  const { enquiries } = await listEnquiries(sales, filter);
  return enquiries.map(({ _id, name, phone, email }) => ({
    kind: 'Enquiry',
    name,
    note: phone || email,
    // The address of a screen.
    href: `/admin/enquiries/${_id}` as Route,
  }));
}

/** The records that hold the words, the first few of each kind, of those that the role reaches. */
export async function searchEverything(staff: Staff, input: unknown): Promise<SearchHit[]> {
  const { words } = parseInput(searchInput, input);
  const found = await Promise.all([
    hasRole(staff, 'editor') ? searchContent(staff, words) : [],
    hasRole(staff, 'admin') ? searchUsers(staff, words) : [],
    hasRole(staff, 'sales') ? searchEnquiries(staff, words) : [],
  ]);
  return found.flat();
}
