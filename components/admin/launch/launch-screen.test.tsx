import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TodayProvider } from '@/components/admin/ui/today';
import type { LaunchResult } from '@/lib/domain/launch/dto';
import { LaunchScreen } from './launch-screen';

const done: LaunchResult = {
  id: 'mail',
  stage: 'mail',
  title: 'Mail to the team',
  text: 'The mail service accepted a test:',
  at: '2026-11-20T06:00:00.000Z',
  isDone: true,
  link: { href: '/admin/enquiries/delivery', name: 'Mail' },
  request: null,
};
const open: LaunchResult = {
  id: 'second admin',
  stage: 'team',
  title: 'A second admin',
  text: 'There is only one admin.',
  isDone: false,
  link: { href: '/admin/users', name: 'Users' },
  request: null,
};
const forServer: LaunchResult = {
  id: 'backup',
  stage: 'server',
  title: 'Backup',
  text: 'There is no backup yet.',
  isDone: false,
  link: null,
  request: 'Please make a backup & keep it.',
};
const render = (results: LaunchResult[]) =>
  renderToStaticMarkup(
    <TodayProvider today="2026-11-22">
      <LaunchScreen
        brand="Sea Tower Homes"
        results={results}
        madeBy="Kavitha Shenoy"
        madeAt="2026-11-22T06:00:00.000Z"
      />
    </TodayProvider>,
  );

it('the checks stand in the order of the way, with their state in words and a link for what is to do, and there is no sheet yet', () => {
  const page = render([done, open]);
  expect(page.indexOf(done.title)).toBeLessThan(page.indexOf(open.title));
  expect(page).toMatch(/A second admin <span class="sr-only">is to do<\/span>/);
  expect(page).toMatch(/Mail to the team <span class="sr-only">is done<\/span>/);
  expect(page).toMatch(/<a aria-label="Users: A second admin"[^>]* href="\/admin\/users"/);
  expect(page).not.toContain('aria-label="Mail: Mail to the team"');
  expect(page).toMatch(/accepted a test: <time[^>]*>Fri 11:30<\/time>\./);
  expect(page).toContain('1 of 2 done');
  expect(page).not.toContain('Hand-over sheet');
});

it('what only who runs the server can do is a text to copy, to mail and to send by WhatsApp', () => {
  const page = render([forServer]);
  expect(page).toContain('Please make a backup &amp; keep it.');
  expect(page).toContain('aria-label="Copy the text: Backup"');
  const encoded = encodeURIComponent(forServer.request ?? '');
  expect(page).toContain(`href="mailto:?subject=Backup%20of%20our%20website&amp;body=${encoded}"`);
  expect(page).toContain(`href="https://wa.me/?text=${encoded}"`);
});

it('with nothing missing there is a sheet with the day, the person and every check', () => {
  const page = render([done]);
  expect(page).toContain('Hand-over sheet');
  expect(page).toContain(
    '<time dateTime="2026-11-22T06:00:00.000Z">22 Nov 2026, 11:30</time> by Kavitha Shenoy.',
  );
  expect(page).toContain('The mail service accepted a test: 20 Nov 2026.');
  expect(page).toContain('Print this sheet');
});

it('a check that has found several things names each with the ways to where it is put right', () => {
  const links = [
    { name: 'Registration', href: '/admin/projects?edit=1&part=registration' as const },
    { name: 'Place', href: '/admin/projects?edit=1&part=place' as const },
  ];
  const page = render([{ ...open, items: [{ text: 'Kadal: three towers', links }] }]);
  expect(page).toContain('<ul aria-label="A second admin"');
  expect(page).not.toContain('aria-label="Users: A second admin"');
  expect(page).toContain('aria-label="Registration: Kadal: three towers"');
  expect(page).toContain('href="/admin/projects?edit=1&amp;part=place"');
});
