import { type EnquiryState, enquiryStates, openStates } from '@/lib/content/enquiries/enquiries';

type StoredState = Exclude<EnquiryState, 'site visit'> | 'siteVisit';

/** A state as the database's client names it, as people and the API do. */
export const toState = (stored: StoredState): EnquiryState =>
  stored === 'siteVisit' ? 'site visit' : stored;

export const toStoredState = (state: EnquiryState): StoredState =>
  state === 'site visit' ? 'siteVisit' : state;

/** What is still worked on, as the database's client names it. */
export const storedOpenStates = openStates.map(toStoredState);

/** A state as a table writes it: "Site Visit", "site-visit". Null for what is none. */
export const findState = (typed: string): EnquiryState | null =>
  enquiryStates.find(
    (state) =>
      state ===
      typed
        .trim()
        .toLowerCase()
        .replace(/[\s_-]+/g, ' '),
  ) ?? null;
