import { encode, type JWT } from 'next-auth/jwt';

/** The encrypted form of a token, as cookies and bearer tokens have it. */
export const sealToken = (token: JWT, secret: string, maxAgeSeconds: number): Promise<string> =>
  encode({ token, secret, maxAge: maxAgeSeconds });
