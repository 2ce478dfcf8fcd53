import type { ConstructionStage, ProjectStatus } from '@/lib/content/projects/projects';
import { includesRole, type Role } from '@/lib/content/roles';
import { AppError } from '@/lib/shared/errors';
import { isCertificateKind, isOffered } from '@/lib/shared/projects/hold';

type Gated = {
  status: ProjectStatus | '';
  construction: ConstructionStage | null;
  registrations: readonly {
    number: string;
    registeredOn: string;
    completionOn: string;
    extensions: readonly { until: string }[];
  }[];
  exemptions: readonly { reason: string; sentence: string; document: string }[];
  papers: readonly { kind: string; state: string; number: string; datedOn: string }[];
};

const nothing: Gated = { status: '', construction: null, registrations: [], exemptions: [], papers: [] };

/** RERA, section 3: must match `lib/shared/projects/hold.ts` and the migration `advertisable_days`. List order is ignored. */
const gateFields: { name: keyof Gated; label: string; read(project: Gated): unknown }[] = [
  {
    name: 'status',
    label: 'status to or from one that needs no registration',
    read: (project) => [isOffered(project), project.status === 'ready to move'],
  },
  {
    name: 'construction',
    label: 'construction stage to or from handed over',
    read: ({ construction }) => construction === 'handed over',
  },
  {
    name: 'registrations',
    label: 'number, dates and extensions of a registration',
    read: ({ registrations }) =>
      registrations
        .map(({ number, registeredOn, completionOn, extensions }) =>
          JSON.stringify([number, registeredOn, completionOn, extensions.map(({ until }) => until).sort()]),
        )
        .sort(),
  },
  {
    name: 'exemptions',
    label: 'exemption',
    read: ({ exemptions }) =>
      exemptions.map(({ reason, sentence, document }) => JSON.stringify([reason, sentence, document])).sort(),
  },
  {
    name: 'papers',
    label: 'occupancy or completion certificate',
    read: ({ papers }) =>
      papers
        .filter(({ kind }) => isCertificateKind(kind))
        .map(({ kind, state, number, datedOn }) =>
          JSON.stringify([kind.trim().toLowerCase(), state, number, datedOn]),
        )
        .sort(),
  },
];

/** Only admins may change these fields. `present` is undefined for a new record. @throws AppError forbidden, with the fields. */
export function requireGateRight(by: { role: Role }, present: object | undefined, values: object): void {
  if (includesRole(by.role, 'admin')) return;
  // Both are projects by their schema; missing fields stay unchanged.
  const before = { ...nothing, ...present } as Gated;
  const given = { ...before, ...values } as Gated;
  const changed = gateFields.filter(
    ({ read }) => JSON.stringify(read(given)) !== JSON.stringify(read(before)),
  );
  const [first] = changed;
  if (!first) return;
  const sentenceOf = (label: string) => `Only an admin may change the ${label}.`;
  throw new AppError('forbidden', `${sentenceOf(first.label)} Ask an admin, or undo the change.`, {
    fields: Object.fromEntries(changed.map(({ name, label }) => [name, sentenceOf(label)])),
  });
}
