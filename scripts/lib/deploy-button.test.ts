import fs from 'node:fs';
import { expect, it } from 'vitest';
import { parseEnv } from '@/lib/server/env-schema';
import { setDeployButton, toRepositoryUrl } from './deploy-button';

it.each([
  'https://github.com/homes/site.git',
  'https://token:x@github.com/homes/site',
  'git@github.com:homes/site.git',
  'ssh://git@github.com:22/homes/site.git',
  'https://github.com/homes/site/\n',
])('the repository of %s has its plain web address', (remote) => {
  expect(toRepositoryUrl(remote)).toBe('https://github.com/homes/site');
});

it.each(['', '/srv/git/site', 'https://github.com', '../site'])(
  '%j is no address of a repository',
  (remote) => {
    expect(() => toRepositoryUrl(remote)).toThrow('is not the address of a repository');
  },
);

const linkOf = (readme: string) =>
  new URL(/\]\((https:\/\/vercel\.com\/new\/clone[^)]*)\)/.exec(readme)?.[1] ?? '');

it('the button gets the address, again and again, and the rest of the README stays as it is', () => {
  const readme = fs.readFileSync('README.md', 'utf8');
  const once = setDeployButton(readme, 'https://github.com/homes/site');
  expect(linkOf(once).searchParams.get('repository-url')).toBe('https://github.com/homes/site');
  const again = setDeployButton(once, 'https://gitlab.com/other/$&');
  expect(linkOf(again).searchParams.get('repository-url')).toBe('https://gitlab.com/other/$&');
  const old = linkOf(readme).searchParams.get('repository-url') ?? '';
  expect(setDeployButton(again, old)).toBe(readme);
  expect(() => setDeployButton('# Site', old)).toThrow('no deploy button');
});

it('what the button asks for is enough to start with', () => {
  const link = linkOf(fs.readFileSync('README.md', 'utf8'));
  const asked = (link.searchParams.get('env') ?? '').split(',');
  expect(asked).toEqual(['NEXTAUTH_SECRET', 'CRON_SECRET']);
  const host = { VERCEL: '1', DATABASE_URL: 'postgresql://me@db/site' };
  expect(() =>
    parseEnv({ ...host, ...Object.fromEntries(asked.map((name) => [name, 'x'.repeat(44)])) }),
  ).not.toThrow();
});
