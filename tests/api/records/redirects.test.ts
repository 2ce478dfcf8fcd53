import { beforeAll, expect, it } from 'vitest';
import { builtFunctions, callAction } from '../../support/contract/action-call';
import { baseUrl, logIn } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';
import { newName } from '../../support/values';

let token = '';

beforeAll(async () => {
  token = await logIn();
});

const act = async (name: string, input: unknown) => {
  const id = builtFunctions.find((built) => built.name === name)?.id ?? '';
  const { code } = await callAction(id, [input], { token, path: '/admin/redirects' });
  return code;
};
const newAddress = () => `/${newName('Old').toLowerCase().replaceAll(' ', '-')}.html`;

async function seen(path: string, init: RequestInit = {}) {
  const { status, headers } = await fetch(`${baseUrl}${path}`, { redirect: 'manual', ...init });
  return `${status} ${headers.get('location')}`;
}

it('an address without a page leads by one 308 where the office says, at the next request, until that is deleted', async () => {
  const from = newAddress();
  expect(await seen(from)).toBe('404 null');
  expect(await act('addRedirectAction', { from, to: '/faqs' })).toBe('ok');
  expect(await seen(from)).toBe('308 /faqs');
  expect(await seen(`${from.toUpperCase()}/?utm_source=a`)).toBe('308 /faqs?utm_source=a');
  expect(await seen(from, { method: 'HEAD' })).toBe('308 /faqs');
  const [row] = await querySql('select id from redirect where "from" = $1', [from]);
  expect(await act('deleteRedirectAction', row?.id)).toBe('ok');
  expect(await seen(from)).toBe('404 null');
});

it('below /projects and /board, too, an address of no record leads on', async () => {
  for (const folder of ['/projects', '/board']) {
    const from = folder + newAddress();
    expect(await seen(from)).toBe('404 null');
    expect(await act('addRedirectAction', { from, to: '/projects?status=ongoing' })).toBe('ok');
    expect(await seen(from)).toBe('308 /projects?status=ongoing');
  }
});

it('nothing leads away from the site, to no page, or from a page that is there', async () => {
  for (const [from, to] of [
    [newAddress(), 'https://evil.example/'],
    [newAddress(), '//evil.example'],
    [newAddress(), '/abuot'],
    ['/faqs', '/about'],
    ['/api/projects', '/about'],
  ])
    expect([from, to, await act('addRedirectAction', { from, to })]).toEqual([from, to, 'invalid']);
});
