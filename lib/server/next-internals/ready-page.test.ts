import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readyPage } from './ready-page.cjs';

const script = '<script src="/_next/static/chunks/main.js" async=""></script>';
const waitingScript = '<script src="/_next/static/chunks/main.js" async="" type="text/after-paint"></script>';

function makePage(html: string, change: object = {}) {
  const headers: Record<string, string> = {};
  // The kind is Next's enum, whose values are these words.
  const kind = 'APP_PAGE' as never;
  const rest = { rscData: undefined, postponed: undefined, status: undefined, segmentData: undefined };
  return { kind, html, headers, ...rest, ...change } as {
    kind: never;
    html: string;
    headers: Record<string, string>;
    rscData: undefined;
    postponed: string | undefined;
    status: number | undefined;
    segmentData: undefined;
  };
}

function ready(html: string) {
  const page = makePage(html);
  readyPage(page);
  return page;
}

const policyOf = ({ headers }: { headers: Record<string, string> }) =>
  headers['content-security-policy'] ?? '';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a prerendered page', () => {
  it('has its scripts wait for its paint', () => {
    const { html } = ready(`<html lang="en-IN"><head>${script}</head><body>Words</body></html>`);
    expect(html).toContain(waitingScript);
    expect(html).not.toContain(script);
  });

  it('allows the inline scripts that stand in it by hash, once each, and no data', () => {
    const page = ready(
      '<html><head><script>one()</script><script>one()</script><script type="application/ld+json">{}</script></head></html>',
    );
    const sources =
      policyOf(page)
        .match(/script-src ([^;]*)/)?.[1]
        ?.split(' ') ?? [];
    const [, start = ''] = page.html.match(/<script type="module" async="">([\s\S]*?)<\/script>/) ?? [];
    expect(sources).toEqual(["'self'", hashOf('one()'), hashOf(start)]);
  });

  it('allows the styles that stand in it by hash, and no others', () => {
    const page = ready('<html><head><style>p{}</style><style data-x="1">a{}</style></head></html>');
    expect(policyOf(page)).toContain(`style-src 'self' ${hashOf('p{}')} ${hashOf('a{}')};`);
  });

  it('carries React’s data as one script, which needs one hash', () => {
    const page = ready(
      '<html><head></head><body><script>self.__next_f.push([1])</script><script>self.__next_f.push([2])</script></body></html>',
    );
    expect(page.html).toContain('<script>self.__next_f.push([1]);self.__next_f.push([2])</script>');
    expect(policyOf(page)).toContain(hashOf('self.__next_f.push([1]);self.__next_f.push([2])'));
  });

  it('names its first picture before the fonts that Next names, for each shape with its windows', () => {
    const page = makePage(
      '<html><head><link rel="preload" as="image" fetchPriority="high" imageSrcSet="/480.avif 480w, /960.avif 960w" imageSizes="100vw" type="image/avif" media="(width &lt; 37.5rem)"/><link rel="preload" as="image" href="/one.png"/></head></html>',
    );
    page.headers.link = '</a.woff2>; rel=preload; as="font"';
    readyPage(page);
    expect(page.headers.link).toBe(
      [
        '</480.avif>; rel=preload; as="image"; fetchpriority="high"; imagesrcset="/480.avif 480w, /960.avif 960w"; imagesizes="100vw"; type="image/avif"; media="(width < 37.5rem)"',
        '</one.png>; rel=preload; as="image"',
        '</a.woff2>; rel=preload; as="font"',
      ].join(', '),
    );
  });

  it('is readied once', () => {
    const page = ready(`<html><head>${script}</head></html>`);
    const { html } = page;
    readyPage(page);
    expect(page.html).toBe(html);
  });

  it('that is empty without its scripts has them run at once, because it is never painted before', () => {
    const text = `<html id="__next_error__"><head>${script}</head><body></body></html>`;
    const page = ready(text);
    expect(page.html).toBe(text);
    expect(policyOf(page)).toContain("script-src 'self'");
  });

  it('that is finished at its request is left as it is', () => {
    const text = `<html><head>${script}</head></html>`;
    const page = makePage(text, { postponed: 'state' });
    readyPage(page);
    expect(page).toMatchObject({ html: text, headers: {} });
  });

  it('that is finished at its request names its files without the nonce of whoever it was drawn for', () => {
    const page = makePage('', { postponed: 'state' });
    page.headers.link =
      '</a.css>; rel=preload; as="style"; nonce="bm9uY2U=", </b.woff2>; rel=preload; nonce="bm9uY2U="; as="font"';
    readyPage(page);
    expect(page.headers.link).toBe('</a.css>; rel=preload; as="style", </b.woff2>; rel=preload; as="font"');
  });
});
