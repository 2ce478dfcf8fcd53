import 'server-only';
import { assignmentLimits, defaultRotation } from '@/lib/content/enquiries/assignment';
import { listRolesOf } from '@/lib/content/roles';
import type { Admin } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { type Mutated, mutate, requireVersion } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { isId, requireKnownId } from '@/lib/shared/parsing/id';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { Leave, Rotation } from './dto';
import { readRotations, toLeave } from './queries';
import { lockRotations, readRoster, rotationInclude } from './roster';
import { hoursInput, leaveInput, rotationInput } from './schema';

const entity = 'turn';
const noPerson = 'There is no such person in sales.';
const noLeave = 'There is no such leave.';

async function requireInSales(tx: Tx, ids: readonly string[], field: string): Promise<Map<string, string>> {
  const rows = await tx.user.findMany({
    where: { id: { in: ids.filter(isId) }, role: { in: listRolesOf('sales') } },
    select: { id: true, name: true },
  });
  if (rows.length < ids.length) throw new AppError('invalid', noPerson, { fields: { [field]: noPerson } });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type For = { source: string | null; project: string | null };

/** '' for the default rotation. @throws AppError invalid. */
async function requireFor(tx: Tx, { source, project }: For): Promise<string> {
  const refuse = (field: string, message: string) =>
    new AppError('invalid', message, { fields: { [field]: message } });
  if (source !== null) {
    const row = isId(source) ? await tx.source.findUnique({ where: { id: source } }) : null;
    if (!row) throw refuse('source', 'There is no such source.');
    return row.name;
  }
  if (project === null) return '';
  const row = isId(project) ? await tx.project.findFirst({ where: { id: project, deletedAt: null } }) : null;
  if (!row) throw refuse('project', 'There is no such project.');
  return row.name;
}

const whereOf = ({ source, project }: For) =>
  source !== null
    ? { sourceId: source }
    : project !== null
      ? { projectId: project }
      : { id: defaultRotation };

async function writeMembers(
  tx: Tx,
  rotationId: string,
  places: { user: string; isOn: boolean }[],
): Promise<void> {
  await tx.rotationMember.deleteMany({
    where: { rotationId, userId: { notIn: places.map(({ user }) => user) } },
  });
  for (const [place, { user: userId, isOn }] of places.entries())
    await tx.rotationMember.upsert({
      where: { rotationId_userId: { rotationId, userId } },
      create: { rotationId, userId, place, isOn },
      update: { place, isOn },
    });
}

/** A rotation of a source or project without people is deleted. @throws AppError invalid, conflict. */
export async function saveRotation(admin: Admin, input: unknown): Promise<Mutated<Rotation[]>> {
  const { places, version, ...what } = parseInput(rotationInput, input);
  return mutate(admin, async (tx) => {
    await lockRotations(tx);
    const now = new Date();
    const label = await requireFor(tx, what);
    const users = places.map(({ user }) => user);
    await requireInSales(tx, users, 'places');
    const before = await tx.rotation.findFirst({ where: whereOf(what), include: rotationInclude });
    const office = await readRoster(tx, now);
    const current = {
      version: before?.version ?? 0,
      turns: await readRotations(tx, office, now.getTime()),
    };
    const entityId = before?.id ?? defaultRotation;
    await requireVersion(tx, admin, { entity, entityId }, { version, current });
    const { source: sourceId, project: projectId } = what;
    const isOwn = sourceId !== null || projectId !== null;
    let id = before?.id ?? '';
    if (isOwn && places.length === 0) {
      if (before) await tx.rotation.delete({ where: { id: before.id } });
    } else {
      const rotation = before
        ? await tx.rotation.update({ where: { id: before.id }, data: { version: { increment: 1 } } })
        : await tx.rotation.create({
            data: { ...(isOwn ? { sourceId, projectId } : { id: defaultRotation }) },
          });
      id = rotation.id;
      await writeMembers(tx, rotation.id, places);
    }
    return {
      data: await readRotations(tx, office, now.getTime()),
      tags: [],
      audit: {
        action: 'update',
        entity,
        entityId: id || entityId,
        label: label || 'all others',
        fields: ['people'],
      },
    };
  });
}

/** Null means office hours. @throws AppError invalid, not_found. */
export async function saveWorkingHours(admin: Admin, givenId: unknown, input: unknown) {
  const userId = requireKnownId(givenId, noPerson);
  const hours = input === null ? null : parseInput(hoursInput, input);
  return mutate(admin, async (tx) => {
    const user = await tx.user.findUnique({ where: { id: userId }, select: { name: true } });
    if (!user) throw new AppError('not_found', noPerson);
    await tx.personHours.deleteMany({ where: { userId } });
    if (hours) await tx.personHours.create({ data: { userId, ...hours } });
    return {
      data: null,
      tags: [],
      audit: { action: 'update', entity: 'user', entityId: userId, label: user.name, fields: ['hours'] },
    };
  });
}

/** @throws AppError invalid. */
export async function addLeave(admin: Admin, input: unknown): Promise<Mutated<Leave>> {
  const { user: userId, ...days } = parseInput(leaveInput, input);
  return mutate(admin, async (tx) => {
    const names = await requireInSales(tx, [userId], 'user');
    if ((await tx.leave.count({ where: { userId } })) >= assignmentLimits.leaves)
      throw new AppError('invalid', `At most ${assignmentLimits.leaves} leaves per person are allowed.`);
    const row = await tx.leave.create({ data: { userId, ...days } });
    return {
      data: toLeave(row),
      tags: [],
      audit: { action: 'create', entity: 'leave', entityId: row.id, label: names.get(userId) ?? '' },
    };
  });
}

/** @throws AppError not_found. */
export async function removeLeave(admin: Admin, givenId: unknown): Promise<Mutated<null>> {
  const id = requireKnownId(givenId, noLeave);
  return mutate(admin, async (tx) => {
    const row = await tx.leave.findUnique({ where: { id }, include: { user: { select: { name: true } } } });
    if (!row) throw new AppError('not_found', noLeave);
    await tx.leave.delete({ where: { id } });
    return {
      data: null,
      tags: [],
      audit: { action: 'delete', entity: 'leave', entityId: id, label: row.user.name },
    };
  });
}
