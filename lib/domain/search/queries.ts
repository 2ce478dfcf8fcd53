import 'server-only';
import type { Route } from 'next';
import { z } from 'zod';
import type { Role } from '@/lib/content/roles';
import { listEnquiries } from '@/lib/domain/enquiries/inbox/queries';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { kinds } from '@/lib/domain/records';
import { listParts, settingTable } from '@/lib/domain/settings/schema';
import { type Admin, type Editor, hasRole, type Sales, type Staff } from '@/lib/server/auth/viewer';
import { containing } from '@/lib/server/database/containing';
import { db } from '@/lib/server/db';
import { notDeleted } from '@/lib/server/records/bin';
import { type Kind, sheetOf, singularOf } from '@/lib/server/records/kind';
import { displayOrder } from '@/lib/server/records/order';
import { hasWords } from '@/lib/shared/parsing/has-words';
import { parseInput } from '@/lib/shared/parsing/parse';
import { listLabels } from '@/lib/shared/parsing/record-fields';
import type { SearchHit } from './dto';

const take = 5;
const mostSettings = 8;
const searchInput = z.object({ words: z.string().trim().min(2, 'Enter two letters').max(80) });

async function searchKind(kind: Kind, words: string): Promise<SearchHit[]> {
  const contains = containing(words);
  const rows = await kind.findRows(db, {
    where: {
      ...notDeleted,
      OR: kind.search.map((name) => ({ [name]: name === 'picture' ? { alt: contains } : contains })),
    },
    orderBy: displayOrder,
    take,
  });
  const [, beside] = kind.search;
  return rows.map((row) => ({
    kind: singularOf(kind),
    name: kind.nameOf(row),
    note: row.parent?.name ?? (beside ? String(row[beside as keyof typeof row]) : ''),
    href: sheetOf(kind, row),
  }));
}

const searchContent = async (_editor: Editor, words: string): Promise<SearchHit[]> =>
  (await Promise.all(kinds.map((kind) => searchKind(kind, words)))).flat();

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
    href: `/admin/enquiries/${_id}` as Route,
  }));
}

function searchSettings(role: Role, words: string): SearchHit[] {
  const hits = listParts(role).flatMap((part) => {
    const { name, schema } = settingTable[part];
    const href = `/admin/settings?part=${part}`;
    const fields = listLabels(schema).filter(
      ([, label]) => hasWords(label, words) || hasWords(`${name} ${label}`, words),
    );
    return [
      ...(hasWords(name, words) ? [{ name, note: '', href }] : []),
      ...fields.map(([field, label]) => ({ name: label, note: name, href: `${href}#setting-${field}` })),
    ];
  });
  return hits.slice(0, mostSettings).map((hit) => ({ ...hit, kind: 'Setting', href: hit.href as Route }));
}

export async function searchEverything(staff: Staff, input: unknown): Promise<SearchHit[]> {
  const { words } = parseInput(searchInput, input);
  const found = await Promise.all([
    hasRole(staff, 'editor') ? searchSettings(staff.role, words) : [],
    hasRole(staff, 'editor') ? searchContent(staff, words) : [],
    hasRole(staff, 'admin') ? searchUsers(staff, words) : [],
    hasRole(staff, 'sales') ? searchEnquiries(staff, words) : [],
  ]);
  return found.flat();
}
