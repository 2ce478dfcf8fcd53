import fs from 'node:fs';
import { expect, test } from 'vitest';

const roots = ['app', 'components', 'lib', 'prisma', 'public', 'scripts', 'docs', 'tests'];
const isPath = (text: string) =>
  /^[\w./()[\]<>{},-]+$/.test(text) && roots.includes(text.split('/')[0] ?? '');

/** `a/{b,c}.ts` names two files. */
function expand(text: string): string[] {
  const [, before = '', choices = '', after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(text) ?? [];
  return choices ? choices.split(',').flatMap((choice) => expand(before + choice + after)) : [text];
}

/** What stands before a name that the reader fills in: `lib/domain/<noun>/fields.ts`. */
const known = (text: string) => text.replace(/[^/]*<.*$/, '');

test.each(['README.md', 'docs/architecture.md'])('%s names only what is there', (file) => {
  const named = [...fs.readFileSync(file, 'utf8').matchAll(/`([^`\n]+)`/g)]
    .map(([, text = '']) => text)
    .filter(isPath)
    .flatMap(expand);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((text) => !fs.existsSync(known(text)))).toEqual([]);
});
