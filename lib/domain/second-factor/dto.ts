import type { QrPath } from '@/lib/shared/qr';

/** What an app is told, as a picture and as a text to type. Shown until a first code is right. */
export type SecondFactorSetup = { qr: QrPath; key: string };

/** Shown once, and stored nowhere. */
export type RecoveryCodes = { codes: string[] };

/** `recoveryCodes`: how many are left; null where it is off. */
export type SecondFactorState = { recoveryCodes: number | null };
