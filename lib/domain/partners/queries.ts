import 'server-only';
import { partnerStages } from '@/lib/content/enquiries/enquiries';
import { type PlainForm, toNamedForm } from '@/lib/content/enquiries/plain-forms';
import { adminPartnerTexts, partnerLimits, partnerStates } from '@/lib/content/partners';
import { visited } from '@/lib/domain/enquiries/reports/report';
import { listOfferedProjects, type OfferedProject } from '@/lib/domain/projects/queries';
import type { Admin } from '@/lib/server/auth/viewer';
import { readOptional } from '@/lib/server/cache/optional';
import { db, type Tx } from '@/lib/server/db';
import { toState } from '@/lib/shared/enquiries/state';
import { AppError } from '@/lib/shared/errors';
import { requireKnownId } from '@/lib/shared/parsing/id';
import { describeRegistered } from '@/lib/shared/projects/registered';
import type { Prisma } from '@/prisma/generated/client';
import type { NamedBuyer, Partner } from './dto';
import { findLinkedPartner } from './link';
import { type Counts, nobodyNamed, type PartnerRow, partnerInclude, toPartner } from './row';

const toProjectOptions = (projects: readonly OfferedProject[]) =>
  projects
    .filter(({ isOffered }) => isOffered)
    .map(({ _id, name, registered }) => ({
      value: _id,
      name: [name, describeRegistered(registered)].filter(Boolean).join(', '),
    }));

export async function makeNamedForm(): Promise<PlainForm> {
  const projects = await readOptional('projects', listOfferedProjects);
  return toNamedForm(projects && toProjectOptions(projects));
}

/** A request held for review counts only once the office has decided on it. */
export const isPartner = {
  kindName: 'partner',
  OR: [{ review: '', state: { not: 'spam' } }, { partnership: { isNot: null } }],
} satisfies Prisma.EnquiryWhereInput;

async function countNamed(ids: string[], tx: Tx): Promise<Map<string, Counts>> {
  const rows = await tx.$queryRaw<(Counts & { id: string })[]>`
    select n.partner_id as id, count(*)::int as enquiries, count(*) filter (where ${visited})::int as visits,
      count(*) filter (where e.state = 'won')::int as sales, max(n.created_at) as "lastAt"
    from partner_enquiry n join enquiry e on e.id = n.enquiry_id
    where e.state <> 'spam' and n.partner_id = any(${ids}) group by 1`;
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

async function toPartners(rows: PartnerRow[], tx: Tx = db): Promise<Partner[]> {
  const ids = rows.map(({ id }) => id);
  const counts = await countNamed(ids, tx);
  return rows.map((row) => toPartner(row, counts.get(row.id) ?? nobodyNamed));
}

export async function listPartners(_admin: Admin): Promise<Partner[]> {
  const rows = await db.enquiry.findMany({
    where: isPartner,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: partnerInclude,
  });
  const partners = await toPartners(rows);
  return partners.toSorted(
    (one, other) => partnerStates.indexOf(one.state) - partnerStates.indexOf(other.state),
  );
}

/** @throws AppError not_found. */
export async function getPartner(_admin: Admin, givenId: unknown, tx: Tx = db): Promise<Partner> {
  const id = requireKnownId(givenId, adminPartnerTexts.missing);
  const row = await tx.enquiry.findFirst({ where: { id, ...isPartner }, include: partnerInclude });
  const [partner] = row ? await toPartners([row], tx) : [];
  if (!partner) throw new AppError('not_found', adminPartnerTexts.missing);
  return partner;
}

/** Nothing of a person beyond what the partner typed. Newest first. */
async function listNamed(
  partnerId: string,
  projects: readonly OfferedProject[],
): Promise<(NamedBuyer & { enquiry: string })[]> {
  const rows = await db.partnerEnquiry.findMany({
    where: { partnerId },
    orderBy: [{ createdAt: 'desc' }, { enquiryId: 'desc' }],
    take: partnerLimits.mostShown,
    select: {
      createdAt: true,
      enquiry: {
        select: {
          id: true,
          name: true,
          projectId: true,
          state: true,
          events: {
            where: { state: { not: null } },
            orderBy: [{ at: 'desc' }, { id: 'desc' }],
            take: 1,
            select: { at: true, state: true },
          },
        },
      },
    },
  });
  const shown = new Map(projects.map((project) => [project._id, project]));
  return rows.map(({ createdAt, enquiry: { id, name, projectId, state, events } }) => {
    const project = shown.get(projectId ?? '');
    const [moved] = events;
    const stage = partnerStages[toState(state)];
    const isFirst = stage === partnerStages.new || moved?.state !== state;
    return {
      enquiry: id,
      name,
      project: project ? { name: project.name, registered: project.registered } : null,
      at: createdAt.toISOString(),
      stage,
      since: (isFirst ? createdAt : moved.at).toISOString(),
    };
  });
}

export const listNamedOf = async (_admin: Admin, { _id }: Partner) =>
  listNamed(_id, await listOfferedProjects());

export async function readPartnerPage(token: string) {
  const partner = await findLinkedPartner(token);
  if (!partner) return null;
  const projects = await listOfferedProjects();
  const named = await listNamed(partner.enquiryId, projects);
  return {
    firm: partner.firm,
    named: named.map(({ enquiry: _, ...buyer }): NamedBuyer => buyer),
    projects: toProjectOptions(projects),
  };
}
