import type { ErrorCode, FieldErrors } from './errors';

/** What a server action answers: errors are values, so that a form can keep what was typed. */
export type Result<T> =
  | { ok: true; data: T }
  | { ok: false; error: { code: ErrorCode; message: string; fields?: FieldErrors; current?: unknown } };
