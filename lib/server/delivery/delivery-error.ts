import 'server-only';

/** Stored in the outbox, so the message must hold no personal data. */
export class DeliveryError extends Error {
  readonly isPermanentError: boolean;
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

/** Stores a code, never content that was sent. */
export function reasonOf(error: unknown): string {
  if (error instanceof DeliveryError) return error.message;
  const { name = 'Error', code } = error as { name?: string; code?: unknown };
  // An aborted call has a number as code, which explains nothing.
  return typeof code === 'string' ? code : name;
}
