import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { encodeBest } from '../../../server/answers/encoding.ts';
import { type Bytes, fetchBytes } from './fetch-bytes';

/** Bytes on the line; `raw` is uncompressed. Inline styles count as styles. */
export type PageSize = {
  raw: number;
  html: number;
  scripts: number;
  styles: number;
  fonts: number;
  fontFiles: number;
  files: number;
};

const listAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

export function listFiles({ text, headers }: Pick<Bytes, 'text' | 'headers'>) {
  const scripts = listAll(text, /<script(?![^>]*\snoModule)[^>]*\ssrc="([^"]+)"/gi);
  const links = [...text.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  const hrefsOf = (sign: RegExp) =>
    links.filter((link) => sign.test(link)).flatMap((link) => listAll(link, /\shref="([^"]+)"/g));
  const preloads = listAll([headers.link ?? ''].flat().join(', '), /<([^<>]+)>;\s*rel=preload;\s*as="?font/g);
  const unique = (list: string[]) => [...new Set(list)];
  return {
    scripts: unique([...scripts, ...hrefsOf(/\sas="script"|\srel="modulepreload"/)]),
    styles: unique(hrefsOf(/^(?!.*\s(?:disabled|media="print")).*\srel="stylesheet"/)),
    fonts: unique([...preloads, ...hrefsOf(/\sas="font"/)]),
  };
}

export function weighInline(text: string): number {
  const styles = listAll(text, /<style>([\s\S]*?)<\/style>/g).join('');
  return styles ? brotliCompressSync(styles).length : 0;
}

/** The first compression is fast, a later one small; an edit renders the page again. */
async function fetchKept(url: string): Promise<Bytes> {
  for (let turn = 0; turn < 100; turn += 1) {
    const answer = await fetchBytes(url);
    if (answer.headers['x-nextjs-cache'] === undefined) return answer;
    if (answer.wire <= (await encodeBest(Buffer.from(answer.text))).length) return answer;
    await wait(50);
  }
  throw new Error(`${url} was not packed as small as it gets.`);
}

export function makeMeter(base: string) {
  const known = new Map<string, Promise<number>>();
  const weigh = (href: string): Promise<number> => {
    const url = new URL(href, base).href;
    const weight = known.get(url) ?? fetchBytes(url).then(({ wire }) => wire);
    known.set(url, weight);
    return weight;
  };
  const weighAll = async (hrefs: string[]) => sum(await Promise.all(hrefs.map(weigh)));

  return async (path: string, cookie?: string): Promise<PageSize> => {
    const url = new URL(path, base).href;
    const document = await (cookie ? fetchBytes(url, { cookie }) : fetchKept(url));
    const { scripts, styles, fonts } = listFiles(document);
    const inline = weighInline(document.text);
    return {
      raw: Buffer.byteLength(document.text),
      html: document.wire - inline,
      scripts: await weighAll(scripts),
      styles: inline + (await weighAll(styles)),
      fonts: await weighAll(fonts),
      fontFiles: fonts.length,
      files: 1 + scripts.length + styles.length + fonts.length,
    };
  };
}
