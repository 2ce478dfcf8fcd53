import { type EnquiryState, enquiryStates, openStates } from '@/lib/content/enquiries/enquiries';

type StoredState = Exclude<EnquiryState, 'site visit'> | 'siteVisit';

/** Prisma cannot name a value that has a space. */
export const toState = (stored: StoredState): EnquiryState =>
  stored === 'siteVisit' ? 'site visit' : stored;

export const toStoredState = (state: EnquiryState): StoredState =>
  state === 'site visit' ? 'siteVisit' : state;

export const storedOpenStates = openStates.map(toStoredState);

export const findState = (typed: string): EnquiryState | null =>
  enquiryStates.find(
    (state) =>
      state ===
      typed
        .trim()
        .toLowerCase()
        .replace(/[\s_-]+/g, ' '),
  ) ?? null;
