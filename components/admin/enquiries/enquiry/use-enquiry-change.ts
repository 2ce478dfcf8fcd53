import { useRouter } from 'next/navigation';
import pLimit from 'p-limit';
import { useState, useTransition } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import type { SaveOutcome } from '@/components/admin/ui/fields/saved-note';
import { addAnswerAction, updateEnquiriesAction, updateEnquiryAction } from '@/lib/domain/enquiries/actions';
import type { Enquiry, EnquiryCard } from '@/lib/domain/enquiries/dto';
import type { EnquiryAnswer, EnquiryChange, EnquiryChanges } from '@/lib/domain/enquiries/schema';
import type { Result } from '@/lib/shared/result';

type Versioned = Pick<EnquiryCard, '_id' | 'version'>;

/** Versions saved by this tab: its next change must not conflict with them. */
const ownVersions = new Map<string, number>();
const queue = pLimit(1);

const newestKnown = ({ _id, version }: Versioned) => Math.max(version, ownVersions.get(_id) ?? 0);

/** Queued, so that a change does not conflict with the one before it. */
export function saveChange(enquiry: Versioned, change: EnquiryChange) {
  const { _id } = enquiry;
  return queue(async () => {
    const version = newestKnown(enquiry);
    const result = await askServer(() => updateEnquiryAction(_id, { ...change, version }));
    if (result.ok) ownVersions.set(_id, result.data.version);
    return result;
  });
}

export function saveAnswer({ _id }: Versioned, answer: EnquiryAnswer) {
  return queue(async () => {
    const result = await askServer(() => addAnswerAction(_id, answer));
    if (result.ok) ownVersions.set(_id, result.data.version);
    return result;
  });
}

export function saveChanges(changes: EnquiryChanges) {
  return queue(async () => {
    const known = changes.map((change) => ({ ...change, version: newestKnown(change) }));
    const result = await askServer(() => updateEnquiriesAction(known));
    if (result.ok) for (const { _id, version } of result.data.changed) ownVersions.set(_id, version);
    return result;
  });
}

/** `settled` gets the saved version, or null after a refusal. */
export function useEnquiryChange(enquiry: Versioned) {
  const router = useRouter();
  const [isBusy, startTransition] = useTransition();
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const run = (save: () => Promise<Result<Enquiry>>, settled?: (kept: Enquiry | null) => void) => {
    setOutcome(null);
    startTransition(async () => {
      const result = await save();
      settled?.(result.ok ? result.data : null);
      if (result.ok) {
        setOutcome({ isFailure: false, text: 'Saved' });
        return router.refresh();
      }
      const { code, message } = result.error;
      setOutcome({ isFailure: true, text: `Not kept. ${message}` });
      if (code === 'conflict') router.refresh();
    });
  };
  const change = (patch: EnquiryChange, settled?: (version: number | null) => void) =>
    run(
      () => saveChange(enquiry, patch),
      (kept) => settled?.(kept?.version ?? null),
    );
  return { change, run, isBusy, outcome };
}

/** Shows a choice until the page has read it, and the stored value at once after a refusal. */
export function useEnquiryChoice<T>(enquiry: Versioned, kept: T) {
  const { change, ...saving } = useEnquiryChange(enquiry);
  /** `since`: the version with the choice, null while saving. */
  const [chosen, setChosen] = useState<{ value: T; since: number | null } | null>(null);
  const isShown = chosen !== null && (chosen.since === null || enquiry.version < chosen.since);
  const choose = (value: T, patch: EnquiryChange) => {
    const choice = { value, since: null };
    setChosen(choice);
    change(patch, (since) =>
      // A newer choice wins.
      setChosen((current) => (current === choice ? (since === null ? null : { value, since }) : current)),
    );
  };
  return { shown: isShown ? chosen.value : kept, choose, ...saving };
}
