import { encode, type JWT } from 'next-auth/jwt';

export const sealToken = (token: JWT, secret: string, maxAgeSeconds: number): Promise<string> =>
  encode({ token, secret, maxAge: maxAgeSeconds });
