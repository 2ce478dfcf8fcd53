import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inlineStyles } from './inline-styles.cjs';

let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'styles-'));
  fs.mkdirSync(path.join(folder, 'static/chunks'), { recursive: true });
  fs.writeFileSync(
    path.join(folder, 'static/chunks/a.css'),
    '@font-face{src:url(../media/a.woff2)}p{background:url("data:image/svg+xml,x")}',
  );
  fs.writeFileSync(path.join(folder, 'static/chunks/b.css'), 'p{content:"$1"}');
  vi.stubEnv('NEXT_DIST_DIR', folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(folder, { recursive: true });
});

it('a page carries its styles in their order, and its links fetch nothing', () => {
  const [a, b] = ['a', 'b'].map(
    (name) => `rel="stylesheet" href="/_next/static/chunks/${name}.css?dpl=1" data-precedence="next"/`,
  );
  expect(inlineStyles(`<head><meta/><link ${a}><link ${b}></head>`)).toBe(
    `<head><meta/><style>@font-face{src:url(/_next/static/media/a.woff2)}p{background:url("data:image/svg+xml,x")}p{content:"$1"}</style><link disabled="" ${a}><link disabled="" ${b}></head>`,
  );
});

it('a page without styles stays as it is', () => {
  expect(inlineStyles('<head><title>A</title></head>')).toBe('<head><title>A</title></head>');
});
