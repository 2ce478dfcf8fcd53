import type { Hours } from './open-days';

export type CallableContact = { phone: string; phoneHref: string; brand: string };

export type FormContact = CallableContact & { email: string; monthsKept: number };

export type VisitedContact = FormContact & { hours: readonly Hours[]; closedDays: readonly string[] };
