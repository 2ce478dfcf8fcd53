export const statusOf = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  precondition_failed: 412,
  too_large: 413,
  unsupported_media: 415,
  invalid: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
  /** Nobody knows whether it was stored. A repeated request counts once. */
  unsettled: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof statusOf;

export type FieldErrors = Record<string, string>;

type AppErrorOptions = {
  fields?: FieldErrors;
  retryAfterSeconds?: number;
  current?: unknown;
  cause?: unknown;
};

const brand = Symbol.for('builder-site.AppError');

/** Next loads a module several times, so `instanceof` accepts an error of each copy. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.current = options.current;
  }

  get [brand](): true {
    return true;
  }

  static override [Symbol.hasInstance](value: unknown): value is AppError {
    return typeof value === 'object' && value !== null && brand in value;
  }

  get status(): number {
    return statusOf[this.code];
  }
}
