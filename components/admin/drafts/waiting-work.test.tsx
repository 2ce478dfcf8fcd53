import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TodayProvider } from '@/components/admin/ui/today';
import { WaitingWork } from './waiting-work';

const draft = (number: number) => ({
  _id: `d${number}`,
  version: 1,
  recordId: null,
  label: `Kadri ${number}`,
  savedBy: 'Esha',
  updatedAt: '2026-11-23T05:00:00.000Z',
  publishAt: null,
  heldBack: '',
  previewPath: '/preview/x',
  kind: 'Project',
  href: `/admin/projects?edit=d${number}` as const,
});
const render = (waiting: Parameters<typeof WaitingWork>[0]['waiting']) =>
  renderToStaticMarkup(
    <TodayProvider today="2026-11-23">
      <WaitingWork waiting={waiting} />
    </TodayProvider>,
  );

it('each draft leads to its form, and says what it is, by whom and since when', () => {
  const html = render({ drafts: [draft(1)], planned: [] });
  expect(html).toMatch(/<a [^>]*href="\/admin\/projects\?edit=d1"[^>]*>Kadri 1<\/a>/);
  expect(html).toContain('Project, saved by Esha');
  expect(html).toContain('>Today 10:30</time>');
  expect(html).toContain('Nothing is to be published or hidden by itself.');
});

it('what comes and what goes by itself are told apart', () => {
  const planned = [true, false].map((isPublished) => ({
    _id: String(isPublished),
    label: 'Kadri',
    href: '/admin/projects?edit=p' as const,
    at: '2026-11-24T04:30:00.000Z',
    isPublished,
  }));
  const html = render({ drafts: [], planned });
  expect(html.match(/To be (published|hidden)<.*?Tomorrow 10:00/g)).toHaveLength(2);
  expect(html).toContain('No drafts.');
});

it('of many drafts eight are shown, and the number of the others', () => {
  const html = render({ drafts: Array.from({ length: 10 }, (_, number) => draft(number)), planned: [] });
  expect(html.match(/saved by/g)).toHaveLength(8);
  expect(html).toContain('and 2 more');
});
