import 'server-only';
import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';

const count = 10;
// 128 bits each (ASVS 11.5.1), so a plain hash cannot be reversed.
const codeBytes = 16;

export const hashRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');

export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () =>
    new Secret({ size: codeBytes }).base32.toLowerCase().replace(/.{4}(?=.)/g, '$&-'),
  );
