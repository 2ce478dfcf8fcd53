import 'server-only';

const awayCodes = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  '57P01',
  '57P03',
]);

const awayMessages =
  /connection (terminated|timeout)|timeout exceeded when trying to connect|query read timeout|can't reach database|not queryable/i;

export function isDatabaseAway(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && awayCodes.has(code)) return true;
    if (awayMessages.test(at.message)) return true;
  }
  return false;
}
