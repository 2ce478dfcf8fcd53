import 'server-only';

/** The message is stored in the outbox: it never has personal data. */
export class DeliveryError extends Error {
  /** True when no further attempt can mend it. */
  readonly isPermanentError: boolean;
  /** What the other side asks to wait for at least. */
  readonly retryAfterMs: number;

  constructor(
    message: string,
    {
      isPermanentError = false,
      retryAfterMs = 0,
    }: { isPermanentError?: boolean; retryAfterMs?: number } = {},
  ) {
    super(message);
    this.name = 'DeliveryError';
    this.isPermanentError = isPermanentError;
    this.retryAfterMs = retryAfterMs;
  }
}

/** What of a failure may be stored: a code, never what was sent. */
export function reasonOf(error: unknown): string {
  if (error instanceof DeliveryError) return error.message;
  const { name = 'Error', code } = error as { name?: string; code?: unknown };
  // An aborted call has a number for a code, which tells nobody anything.
  return typeof code === 'string' ? code : name;
}
