import { expect, it } from 'vitest';
import { builtFunctions, callAction } from '../../support/contract/action-call';
import { baseUrl, logIn } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';
import { newName } from '../../support/values';
import { waitFor } from '../../support/wait-for';

const newAddress = () => `/${newName('Old').toLowerCase().replaceAll(' ', '-')}.html`;

it('what visitors ask for and do not find is counted by its path, until it leads somewhere', async () => {
  const [plain, project] = [newAddress(), `/projects${newAddress()}`];
  const headers = { accept: 'text/html' };
  for (const path of [plain, `${plain}?email=a@example.com`, project])
    expect((await fetch(`${baseUrl}${path}`, { headers })).status).toBe(404);
  const read = () =>
    querySql('select path, count from missing_page where path = any($1) order by path', [[plain, project]]);
  const counted = [
    { path: plain, count: 2 },
    { path: project, count: 1 },
  ];
  await waitFor(async () => expect(await read()).toEqual(counted), { timeout: 20_000, interval: 250 });
  const id = builtFunctions.find(({ name }) => name === 'addRedirectAction')?.id ?? '';
  const options = { token: await logIn(), path: '/admin/redirects' };
  expect((await callAction(id, [{ from: plain, to: '/faqs' }], options)).code).toBe('ok');
  expect(await read()).toEqual(counted.slice(1));
});
