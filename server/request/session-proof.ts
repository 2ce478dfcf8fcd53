import { createHash, hkdfSync } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { jwtDecrypt } from 'jose';

/** The form of next-auth: this head, no key, and at most the size of a cookie. */
const tokenForm = /^eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0\.\.[\w-]{16}\.[\w-]{16,4000}\.[\w-]{22}$/;
const maxKnown = 1000;

const bearer = /^Bearer (\S+)$/i;

function readCookie(header: string, name: string): string {
  const parts: [number, string][] = [];
  for (const pair of header.split(';')) {
    const [given = '', value = ''] = pair.trim().split('=', 2);
    if (given === name) parts.push([-1, value]);
    else if (given.startsWith(`${name}.`)) parts.push([Number(given.slice(name.length + 1)), value]);
  }
  return parts
    .sort(([one], [other]) => one - other)
    .map(([, value]) => value)
    .join('');
}

export function findSessionToken(
  { authorization, cookie }: IncomingHttpHeaders,
  cookieName: string,
): string | null {
  const shown =
    authorization === undefined
      ? cookie?.includes(cookieName)
        ? readCookie(cookie, cookieName)
        : undefined
      : bearer.exec(authorization)?.[1];
  return shown !== undefined && tokenForm.test(shown) ? shown : null;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64');

/** Proves the seal only; the database knows whether the session was ended. */
export class SessionProof {
  readonly #key: Uint8Array;
  /** Proved tokens only, so that made-up ones cannot fill it. */
  readonly #known = new Map<string, number>();

  constructor(secret: string) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', 'NextAuth.js Generated Encryption Key', 32));
  }

  async isProved(token: string): Promise<boolean> {
    const hash = hashOf(token);
    const known = this.#known.get(hash);
    if (known !== undefined && known > Date.now()) return true;
    try {
      const { payload } = await jwtDecrypt(token, this.#key);
      if (typeof payload.sid !== 'string' || payload.exp === undefined) return false;
      this.#keep(hash, payload.exp * 1000);
      return true;
    } catch {
      return false;
    }
  }

  #keep(hash: string, until: number): void {
    this.#known.delete(hash);
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size >= maxKnown) this.#known.delete(oldest);
    this.#known.set(hash, until);
  }
}
