import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { fromLaunch } from '@/lib/content/admin/launch';
import { FrameBar } from './frame-bar';

const address = vi.hoisted(() => ({ query: '' }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/admin/projects',
  useSearchParams: () => new URLSearchParams(address.query),
}));
vi.mock('@/lib/domain/launch/actions', () => ({}));

const gaps = { ids: ['mail', 'backup'], isDismissed: false };
const render = (props: Partial<Parameters<typeof FrameBar>[0]>, query = '') => {
  address.query = query;
  return renderToStaticMarkup(<FrameBar overdue={0} gaps={gaps} isAdmin {...props} />);
};

it.each([
  ['what is missing', {}, '', 'Not ready for visitors: 2 things to do'],
  ['the alarm before it', { overdue: 3 }, '', '3 enquiries not mailed to the team'],
  [
    'the way back before both',
    { overdue: 3 },
    `${fromLaunch.name}=${fromLaunch.value}`,
    'Back to the list, 2 left',
  ],
])('one bar says one thing: %s', (_what, props, query, words) => {
  const html = render(props, query);
  expect(html).toContain(words);
  const others = ['Not ready', 'not mailed', 'Back to the list'].filter((other) => html.includes(other));
  expect(others).toHaveLength(1);
});

it('there is none where nothing is wrong, or what is missing was put away', () => {
  expect(render({ gaps: null })).toBe('');
  expect(render({ gaps: { ...gaps, isDismissed: true } })).toBe('');
});
