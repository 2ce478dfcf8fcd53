import 'server-only';

/** A newer release has renamed or dropped the column: an instance of this one still runs, and will be replaced. */
export function isColumnMissing(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, meta } = at as {
      code?: unknown;
      meta?: { driverAdapterError?: { cause?: { originalCode?: unknown } } };
    };
    if (code === 'P2022' || meta?.driverAdapterError?.cause?.originalCode === '42703') return true;
  }
  return false;
}
