import 'server-only';
import { filingFileBytes, filingPictureBytes } from '@/lib/content/filing';
import type { Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { packLimit, readUnchangedPack } from '@/lib/server/files/keep-pack';
import { storage } from '@/lib/server/storage/storage';
import { AppError } from '@/lib/shared/errors';
import { comparePageWithPacks } from '@/lib/shared/filing/contradictions';
import type { FilingFacts } from '@/lib/shared/filing/facts';
import { dueOn, hasLapsed, isQuarter, listOwed, listQuarters } from '@/lib/shared/filing/quarters';
import { validUntil } from '@/lib/shared/projects/registration';
import { toDay } from '@/lib/shared/time/local-day';
import type { QuarterlyFiling } from '@/prisma/generated/client';
import type { Filing, FilingPack, RegistrationFilings } from './dto';
import { findCompletion, finishOf } from './finish';
import { writePack } from './pack';
import { type FiledProject, readFiledProject, readPackSource, requireRegistration } from './source';

/** Upper bound in bytes, without photographs and papers. */
const textBytes = 300_000;

export const toFiling = (row: Omit<QuarterlyFiling, 'facts'>): Filing => ({
  quarter: row.quarter,
  filedOn: row.filedOn,
  filedBy: row.filedBy,
  sha256: row.sha256,
  bytes: Number(row.bytes),
  isKept: row.publicId !== null,
});

const withoutFacts = { omit: { facts: true } } as const;

function toFilings(
  registration: FiledProject['registrations'][number],
  project: FiledProject,
  filed: Filing[],
  today: string,
): RegistrationFilings {
  const finish = finishOf(registration, findCompletion(project.papers), project.registrations, today);
  const listed = listQuarters(registration.registeredOn, finish, today);
  const quarters = [...new Set([...listed, ...filed.map(({ quarter }) => quarter)])].toSorted().reverse();
  const done = filed.map(({ quarter }) => quarter);
  return {
    number: registration.number,
    towers: registration.towers,
    lapsedOn: hasLapsed(registration, finish, today) ? validUntil(registration) : '',
    quarters: quarters.map((quarter) => ({
      quarter,
      dueOn: dueOn(quarter),
      filed: filed.find((one) => one.quarter === quarter) ?? null,
    })),
    owed: listOwed(quarters, done, today),
  };
}

/** @throws AppError not_found. */
export async function listFilings(
  _editor: Editor,
  projectId: string,
  today = toDay(Date.now()),
): Promise<{ _id: string; name: string; registrations: RegistrationFilings[] }> {
  const project = await readFiledProject(projectId);
  const rows = await db.quarterlyFiling.findMany({ where: { projectId: project.id }, ...withoutFacts });
  return {
    _id: project.id,
    name: project.name,
    registrations: project.registrations.map((registration) => {
      const filed = rows.filter(({ registrationNumber }) => registrationNumber === registration.number);
      return toFilings(registration, project, filed.map(toFiling), today);
    }),
  };
}

export type Asked = { projectId: string; number: string | undefined; quarter: string };

const noQuarter = 'Nothing is filed for this registration in that quarter.';

/** @throws AppError not_found, invalid. */
export async function readQuarter({ projectId, number, quarter }: Asked, today: string) {
  const project = await readFiledProject(projectId);
  const registration = requireRegistration(project, number);
  if (!isQuarter(quarter)) throw new AppError('not_found', noQuarter);
  const { quarters } = toFilings(registration, project, [], today);
  if (!quarters.some((listed) => listed.quarter === quarter)) throw new AppError('not_found', noQuarter);
  return { project, registration };
}

/** The database holds what this release or the one before wrote. */
const factsOf = ({ facts }: Pick<QuarterlyFiling, 'facts'>): FilingFacts => facts as FilingFacts;

const keyOf = (projectId: string, registrationNumber: string, quarter: string) => ({
  projectId_registrationNumber_quarter: { projectId, registrationNumber, quarter },
});

async function findBefore(projectId: string, number: string, quarter: string): Promise<FilingFacts | null> {
  const row = await db.quarterlyFiling.findFirst({
    where: { projectId, registrationNumber: number, quarter: { lt: quarter } },
    orderBy: { quarter: 'desc' },
    select: { facts: true },
  });
  return row && factsOf(row);
}

/** @throws AppError not_found, invalid. */
export async function getFilingPack(
  _editor: Editor,
  asked: Asked,
  today = toDay(Date.now()),
): Promise<FilingPack> {
  const { project, registration } = await readQuarter(asked, today);
  const { quarter } = asked;
  const { number } = registration;
  const [row, before] = await Promise.all([
    db.quarterlyFiling.findUnique({ where: keyOf(project.id, number, quarter), select: { facts: true } }),
    findBefore(project.id, number, quarter),
  ]);
  const compare = (facts: FilingFacts) =>
    comparePageWithPacks(project, [facts], project.registrations.length);
  if (row) {
    const facts = factsOf(row);
    return { facts, before, sizes: null, keptUpTo: null, contradictions: compare(facts) };
  }
  const { facts, files } = await readPackSource(project, registration, { quarter, today });
  const sizes = {
    pictures: files.pictures.length * filingPictureBytes,
    papers: files.papers.reduce((sum, { bytes }) => sum + Math.min(bytes, filingFileBytes), 0),
  };
  const limit = packLimit(storage);
  const isLarge = limit !== null && sizes.pictures + sizes.papers + textBytes > limit;
  return { facts, before, sizes, keptUpTo: isLarge ? limit : null, contradictions: compare(facts) };
}

/** @throws AppError not_found, invalid. */
export async function makePack(
  _editor: Editor,
  asked: Asked,
  today = toDay(Date.now()),
): Promise<AsyncIterable<Uint8Array>> {
  const { project, registration } = await readQuarter(asked, today);
  return writePack(await readPackSource(project, registration, { quarter: asked.quarter, today }));
}

/** The same bytes as filed. @throws AppError not_found, or unavailable without them. */
export async function openFiledPack(
  _editor: Editor,
  { projectId, number, quarter }: Asked,
): Promise<{ chunks: AsyncIterable<Uint8Array>; bytes: number }> {
  const project = await readFiledProject(projectId);
  const registration = number === undefined ? requireRegistration(project, number).number : number;
  const row = await db.quarterlyFiling.findUnique({
    where: keyOf(project.id, registration, quarter),
    ...withoutFacts,
  });
  if (!row) throw new AppError('not_found', 'This quarter was not marked as filed.');
  const { publicId, url, sealKey, sha256 } = row;
  if (publicId === null || url === null)
    throw new AppError(
      'not_found',
      'These files were too large to store here; their hash and facts are stored.',
    );
  return {
    chunks: await readUnchangedPack(storage, { publicId, url, sealKey }, sha256),
    bytes: Number(row.bytes),
  };
}
