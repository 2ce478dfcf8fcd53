import type { ErrorCode, FieldErrors } from './errors';

/** Errors are values, so that a form retains its input. */
export type Result<T> =
  | { ok: true; data: T }
  | { ok: false; error: { code: ErrorCode; message: string; fields?: FieldErrors; current?: unknown } };
