import type { Hours } from './open-days';

/** What a form says where nothing could be sent. */
export type CallableContact = { phone: string; phoneHref: string; brand: string };

/** The same with what its notice names: where consent is withdrawn, and for how long what is sent is kept. */
export type FormContact = CallableContact & { email: string; monthsKept: number };

/** The same with when a visit can be. */
export type VisitedContact = FormContact & { hours: readonly Hours[]; closedDays: readonly string[] };
