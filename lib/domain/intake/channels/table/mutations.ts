import 'server-only';
import { ownerReasons } from '@/lib/content/enquiries/assignment';
import { importLimits, importNotice } from '@/lib/content/enquiries/enquiry-import';
import { listRolesOf } from '@/lib/content/roles';
import { findContactKeys } from '@/lib/domain/contacts/contact-keys';
import { findMoment } from '@/lib/domain/enquiries/field/moment';
import { findProjectsByName } from '@/lib/domain/enquiries/projects-by-name';
import { readIntakeSettings } from '@/lib/domain/settings/queries';
import type { Admin } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { db } from '@/lib/server/db';
import { type Change, type Mutated, mutate } from '@/lib/server/records/mutation';
import { sha256 } from '@/lib/server/text/sha256';
import { findState, toStoredState } from '@/lib/shared/enquiries/state';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import { findE164 } from '@/lib/shared/parsing/phone';
import { dayMs } from '@/lib/shared/time/day-ms';
import type { ImportOutcome } from '../../dto';
import type { Incoming } from '../../incoming';
import { insertEnquiries } from '../../receive';
import { type ImportRow, importInput, importRow } from '../../schema';

type FindOwner = (typed: string) => { isKnown: true; id: string | null } | { isKnown: false };

/** Two people may have the same name: then only the address tells. */
async function findOwners(): Promise<FindOwner> {
  const people = await db.user.findMany({
    where: { role: { in: listRolesOf('sales') } },
    orderBy: { name: 'asc' },
    select: { id: true, name: true, email: true },
  });
  const ids = new Map(
    people.flatMap(({ id, name, email }): [string, string][] => [
      [name.trim().toLowerCase(), id],
      [email.toLowerCase(), id],
    ]),
  );
  return (typed) => {
    if (typed === '') return { isKnown: true, id: null };
    const id = ids.get(typed.toLowerCase());
    return id === undefined ? { isKnown: false } : { isKnown: true, id };
  };
}

// Ten thousand rows take a few seconds, and more on a busy database.
export const importTimeoutMs = 60_000;

/** A second import of the same table adds nothing. */
const keyOf = ({ phone, email, message, source, receivedAt }: ImportRow) =>
  `import-${sha256(JSON.stringify([findE164(phone) ?? email, message, source, receivedAt]))}`;

type Owned = ImportRow & { assigneeId: string | null };

function sort(rows: unknown[], findOwner: FindOwner): { good: Owned[]; refused: ImportOutcome['refused'] } {
  const refused: ImportOutcome['refused'] = [];
  const good = rows.flatMap((row, index) => {
    // The first line has the column heads.
    const line = index + 2;
    const parsed = importRow.safeParse(row);
    const owner = parsed.success ? findOwner(parsed.data.assignee) : null;
    if (parsed.success && owner?.isKnown) return [{ ...parsed.data, assigneeId: owner.id }];
    const reason = parsed.success
      ? `Nobody in the team is called “${parsed.data.assignee.slice(0, 40)}”`
      : (parsed.error.issues[0]?.message ?? '');
    refused.push({ line, reason });
    return [];
  });
  return { good, refused };
}

async function leaveOutKept(tx: Tx, rows: Owned[]): Promise<Map<string, Owned>> {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const known = await tx.enquiry.findMany({
    where: { requestKey: { in: [...byKey.keys()] } },
    select: { requestKey: true },
  });
  for (const { requestKey } of known) byKey.delete(requestKey);
  return byKey;
}

function toIncoming(
  [requestKey, row]: [string, Owned],
  { now, addedBy }: { now: Date; addedBy: string },
): Omit<Incoming, 'project'> {
  const { receivedAt, state, assignee: _name, email, phone, project: _project, source, ...fields } = row;
  const received = findMoment(receivedAt);
  return {
    requestKey,
    kind: 'enquiry',
    contact: { phoneE164: findE164(phone) ?? '', email },
    columns: {
      ...fields,
      source: source || 'Import',
      state: toStoredState(findState(state) ?? 'new'),
      createdAt: received ?? now,
      ownerReason: ownerReasons.imported,
    },
    origin: {
      phone,
      addedBy,
      isOld: received === null || received.getTime() < now.getTime() - importLimits.newDays * dayMs,
    },
    notice: importNotice,
    isAcknowledged: false,
    team: 'nobody',
  };
}

/** Nobody is notified. A trial stores nothing. @throws AppError invalid. */
export async function importEnquiries(admin: Admin, input: unknown): Promise<Mutated<ImportOutcome>> {
  const { rows, isTrial, isNoticeGiven } = parseInput(importInput, input);
  if (!isTrial && !isNoticeGiven) {
    const message = 'Confirm that these people were informed';
    throw new AppError('invalid', message, { fields: { isNoticeGiven: message } });
  }
  const { good, refused } = sort(rows, await findOwners());
  const settings = await readIntakeSettings();
  return mutate(
    admin,
    async (tx): Promise<Change<ImportOutcome>> => {
      const now = new Date();
      const fresh = [...(await leaveOutKept(tx, good))];
      const enquiries = fresh.map((entry) => toIncoming(entry, { now, addedBy: admin.name }));
      const contacts = enquiries.map(({ contact }) => contact);
      const known = await findContactKeys(tx, contacts);
      const outcome = {
        added: enquiries.length,
        joined: known.filter((key) => key !== null).length,
        kept: good.length - enquiries.length,
        refused: refused.slice(0, importLimits.shownRefusals),
        refusedCount: refused.length,
        importId: null,
      };
      if (isTrial || enquiries.length === 0) return { data: outcome, tags: [], audit: [] };
      const projects = await findProjectsByName(tx);
      const { id: importId } = await tx.enquiryImport.create({
        data: { actor: admin.name, count: enquiries.length, at: now },
      });
      const incoming = enquiries.map((enquiry, index): Incoming => {
        const columns = { ...enquiry.columns, importId };
        const project = projects.get(fresh[index]?.[1].project.toLowerCase() ?? '') ?? null;
        return { ...enquiry, columns, project };
      });
      // A table has too many contacts to lock, and nobody is notified of it.
      await insertEnquiries(tx, incoming, settings);
      const label = `${enquiries.length} from a table`;
      return {
        data: { ...outcome, importId },
        tags: [],
        audit: { action: 'create', entity: 'enquiry', entityId: 'import', label },
      };
    },
    { timeoutMs: importTimeoutMs },
  );
}
