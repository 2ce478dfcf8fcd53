import { randomBytes } from 'node:crypto';
import { hashOf, listInlineScripts } from '../../../lib/server/policy/own-server.cjs';
import { Answer, etagOf } from './answer.ts';
import type { Rendered } from './render.ts';

/** What was typed, and what of it is said to be left out. */
type Words = { typed: string; leftOut: string[] };

/** Whether words stand for themselves in a text, in an attribute and in React's data; in an address they are encoded. */
export const isPlain = (words: string): boolean => /^[\p{L}\p{M}\p{N} .,-]+$/u.test(words);

const encode = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1);

// A random text that nobody types, after a letter that is percent-encoded in addresses alone: that tells them from texts.
const letter = 'ಕ';
const secret = randomBytes(8).toString('hex');
const placeholders = new RegExp(`((?:${letter}|${encode(letter)})${secret}(?:w|l\\d+e))`);

/** What is rendered in the place of words. */
export const placeholdersOf = ({ leftOut }: { leftOut: unknown[] }): Words => ({
  typed: `${letter}${secret}w`,
  leftOut: leftOut.map((_, at) => `${letter}${secret}l${at}e`),
});

/** Bytes, each with the placeholder behind it. */
type Parts = { bytes: Buffer; placeholder?: string | undefined }[];

function split(text: string): Parts {
  const pieces = text.split(placeholders);
  return pieces.flatMap((piece, at) =>
    at % 2 === 0 ? [{ bytes: Buffer.from(piece), placeholder: pieces[at + 1] }] : [],
  );
}

/** The page of a search as a template: placeholders stand for its words. */
export class FoundPage extends Answer {
  readonly #parts: Parts;
  /** The scripts in which words stand, by what the policy of the page calls them. */
  readonly #scripts: [string, Parts][];

  constructor(rendered: Rendered) {
    super(rendered);
    const html = this.body.toString();
    this.#parts = split(html);
    this.#scripts = listInlineScripts(html)
      .filter((script) => placeholders.test(script))
      .map((script) => [hashOf(script), split(script)]);
  }

  /** The page of these words. */
  fill(words: Words): Rendered {
    const { typed, leftOut } = words;
    const { headers } = this.rendered;
    const inText = Buffer.from(typed);
    const inAddress = Buffer.from(encode(typed));
    const put = (parts: Parts): Buffer[] =>
      parts.flatMap(({ bytes, placeholder }) => {
        if (placeholder === undefined) return bytes;
        const [, at] = /l(\d+)e$/.exec(placeholder) ?? [];
        if (at !== undefined) return [bytes, Buffer.from(leftOut[Number(at)] ?? '')];
        return [bytes, placeholder.startsWith(letter) ? inText : inAddress];
      });
    const policy = this.#scripts.reduce(
      (text, [name, parts]) => text.replace(name, hashOf(...put(parts))),
      String(headers['content-security-policy']),
    );
    const etag = etagOf(JSON.stringify([this.etag, words]));
    return {
      ...this.rendered,
      headers: { ...headers, 'content-security-policy': policy, etag },
      body: Buffer.concat(put(this.#parts)),
    };
  }
}
