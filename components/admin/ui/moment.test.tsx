import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Moment } from './moment';
import { TodayProvider } from './today';

// 00:10 on 21 November in the office.
const at = '2026-11-20T18:40:00.000Z';
const text = (today: string, isDay?: boolean) =>
  renderToStaticMarkup(
    <TodayProvider today={today}>
      <Moment at={at} isDay={isDay} />
    </TodayProvider>,
  );

it('a moment is named by the day that the server gives, and keeps its exact time for machines and as its title', () => {
  expect(text('2026-11-21')).toBe(
    '<time dateTime="2026-11-20T18:40:00.000Z" title="21 Nov 2026, 00:10">Today 00:10</time>',
  );
  expect(text('2026-11-22')).toContain('>Yesterday 00:10<');
  expect(text('2026-11-22', true)).toContain('title="21 Nov 2026, 00:10">Yesterday<');
});

it('without the day of the office a moment is written out', () => {
  expect(renderToStaticMarkup(<Moment at={Date.parse(at)} />)).toContain('>21 Nov 2026, 00:10<');
});
