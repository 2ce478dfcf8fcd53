import { expect, it } from 'vitest';
import { redirectLimits } from '@/lib/content/admin/redirects';
import { toRedirectTable } from './redirect-table';

it('the first line of a table may name its columns', () => {
  const rows = [{ from: '/a', to: '/about' }];
  expect(toRedirectTable('from,to\n/a,/about\n')).toEqual({ rows, firstLine: 2 });
  expect(toRedirectTable('/a;/about')).toEqual({ rows, firstLine: 1 });
  // A first line that is not right is no heading: it is told as a line.
  expect(toRedirectTable('a.html;/about')).toEqual({
    rows: [{ from: 'a.html', to: '/about' }],
    firstLine: 1,
  });
});

it('a table without addresses, and one that is too long, say so', () => {
  expect(() => toRedirectTable('from,to')).toThrow('no lines');
  expect(() => toRedirectTable('/a,/b\n'.repeat(redirectLimits.rows + 1))).toThrow('At most');
});
