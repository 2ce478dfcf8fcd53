import { createHash, randomBytes } from 'node:crypto';
import { hashOf, listInlineScripts } from '../../../lib/server/policy/own-server.cjs';
import { Answer } from './answer.ts';
import type { Rendered } from './render.ts';

/** What was typed, and what of it is said to be left out. */
type Words = { typed: string; leftOut: string[] };

/** Whether words stand for themselves in a text, in an attribute and in React's data; in an address they are encoded. */
export const isPlain = (words: string): boolean => /^[\p{L}\p{M}\p{N} .,-]+$/u.test(words);

const encode = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1);

// Nobody types it, or may know it. Its first letter is encoded in an address alone.
const letter = 'ಕ';
const secret = randomBytes(8).toString('hex');
const places = new RegExp(`((?:${letter}|${encode(letter)})${secret}(?:w|l\\d+e))`);

/** What is drawn in the place of words. */
export const placesOf = ({ leftOut }: { leftOut: unknown[] }): Words => ({
  typed: `${letter}${secret}w`,
  leftOut: leftOut.map((_, at) => `${letter}${secret}l${at}e`),
});

/** Bytes and places in turn. */
type Parts = { bytes: Buffer; place?: string | undefined }[];

function split(text: string): Parts {
  const pieces = text.split(places);
  return pieces.flatMap((piece, at) =>
    at % 2 === 0 ? [{ bytes: Buffer.from(piece), place: pieces[at + 1] }] : [],
  );
}

/** A page of a search in which its words have places. */
export class FoundPage extends Answer {
  readonly #parts: Parts;
  /** The scripts in which words stand, by what the policy of the page calls them. */
  readonly #scripts: [string, Parts][];

  constructor(rendered: Rendered) {
    super(rendered);
    const html = this.body.toString();
    this.#parts = split(html);
    this.#scripts = listInlineScripts(html)
      .filter((script) => places.test(script))
      .map((script) => [hashOf(script), split(script)]);
  }

  /** The page of these words. */
  fill(words: Words): Rendered {
    const { typed, leftOut } = words;
    const { headers } = this.rendered;
    const inText = Buffer.from(typed);
    const inAddress = Buffer.from(encode(typed));
    const put = (parts: Parts): Buffer[] =>
      parts.flatMap(({ bytes, place }) => {
        if (place === undefined) return bytes;
        const [, at] = /l(\d+)e$/.exec(place) ?? [];
        if (at !== undefined) return [bytes, Buffer.from(leftOut[Number(at)] ?? '')];
        return [bytes, place.startsWith(letter) ? inText : inAddress];
      });
    const policy = this.#scripts.reduce(
      (text, [name, parts]) => text.replace(name, hashOf(...put(parts))),
      String(headers['content-security-policy']),
    );
    return {
      ...this.rendered,
      headers: { ...headers, 'content-security-policy': policy, etag: this.#etagOf(words) },
      body: Buffer.concat(put(this.#parts)),
    };
  }

  #etagOf(words: Words): string {
    const hash = createHash('sha1').update(JSON.stringify([this.etag, words]));
    return `W/"${hash.digest('base64url')}"`;
  }
}
