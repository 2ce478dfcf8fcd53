import type { QrPath } from '@/lib/shared/qr';

export type SecondFactorSetup = { qr: QrPath; key: string };

/** Shown once, and stored nowhere. */
export type RecoveryCodes = { codes: string[] };

/** `recoveryCodes`: how many are left; null where it is off. */
export type SecondFactorState = { recoveryCodes: number | null };
