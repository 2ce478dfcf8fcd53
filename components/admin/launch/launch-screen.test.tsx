import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TodayProvider } from '@/components/admin/ui/today';
import type { LaunchResult } from '@/lib/domain/launch/dto';
import { LaunchScreen } from './launch-screen';

const done: LaunchResult = {
  id: 'mail',
  title: 'Mail to the team',
  text: 'The mail service took a test:',
  at: '2026-11-20T06:00:00.000Z',
  isDone: true,
  href: '/admin/enquiries/delivery',
  action: 'Mail',
};
const open: LaunchResult = {
  id: 'second admin',
  title: 'A second admin',
  text: 'There is one admin.',
  isDone: false,
  href: '/admin/users',
  action: 'Users',
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

it('what is missing comes first, with its state in words and its link, and there is no sheet yet', () => {
  const page = render([done, open]);
  expect(page.indexOf(open.title)).toBeLessThan(page.indexOf(done.title));
  expect(page).toMatch(/A second admin <span class="sr-only">is to do<\/span>/);
  expect(page).toMatch(/Mail to the team <span class="sr-only">is done<\/span>/);
  expect(page).toMatch(/<a aria-label="Users: A second admin"[^>]* href="\/admin\/users"/);
  expect(page).toMatch(/took a test: <time[^>]*>Fri 11:30<\/time>\./);
  expect(page).not.toContain('Hand-over sheet');
});

it('with nothing missing there is a sheet with the day, the person and every check', () => {
  const page = render([done]);
  expect(page).toContain('Hand-over sheet');
  expect(page).toContain(
    '<time dateTime="2026-11-22T06:00:00.000Z">22 Nov 2026, 11:30</time> by Kavitha Shenoy.',
  );
  expect(page).toContain('The mail service took a test: 20 Nov 2026.');
  expect(page).toContain('Print this sheet');
});
