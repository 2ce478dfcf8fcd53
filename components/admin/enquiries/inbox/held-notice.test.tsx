import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HeldNotice } from './held-notice';

const now = new Date('2026-11-21T06:30:00Z');

it.each([
  [1, '2026-11-21T06:29:40Z', '1 enquiry waits under Spam, for 1 min. Look at it'],
  [2, '2026-11-21T05:50:00Z', '2 enquiries wait under Spam, the oldest for 40 min. Look at them'],
  [2, '2026-11-21T02:40:00Z', '2 enquiries wait under Spam, the oldest for 3 h. Look at them'],
  [9, '2026-11-16T06:30:00Z', '9 enquiries wait under Spam, the oldest for 5 days. Look at them'],
])('tells in one line that %i wait since %s', (count, oldestAt, text) => {
  const html = renderToStaticMarkup(<HeldNotice held={{ count, oldestAt }} now={now} />);
  expect(html.replace(/<[^>]+>/g, '')).toBe(text);
  expect(html).toContain('href="/admin/enquiries?tab=spam"');
});
