import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { upcomingContent } from '@/lib/content/enquiries/contact';
import type { ProjectCard } from '@/lib/domain/projects/dto';
import { listUpcomingProjects } from '@/lib/domain/projects/queries';
import UpcomingProjectsPage from './page';

vi.mock('@/lib/domain/projects/queries', () => ({ listUpcomingProjects: vi.fn() }));
vi.mock('@/lib/domain/settings/queries', () => ({ getShownContact: async () => ({}) }));
vi.mock('@/lib/server/env', () => ({ env: { SITE_URL: 'https://example.com' } }));
vi.mock('next/cache', () => ({ cacheTag: () => {}, cacheLife: () => {} }));
vi.mock('@/lib/server/log', () => ({ log: { error: () => {} } }));
vi.mock('@/components/site/enquiries/callback-form', () => ({ CallbackForm: () => null }));

const makeCard = (id: number): ProjectCard => ({
  _id: String(id),
  slug: `tower-${id}`,
  name: `Tower ${id}`,
  location: '',
  category: null,
  status: 'upcoming',
  price: '',
  explore: true,
  construction: null,
  possession: '',
  homes: { bhk: '', carpet: '', priceFrom: null },
  readyBy: '',
  registered: { numbers: [], exempt: [] },
  image: null,
});

// proves: UPC-3
it('The list of upcoming projects ends with a link to all of them when there are more than it shows', async () => {
  const projects = [makeCard(1), makeCard(2)];
  for (const hasMore of [true, false]) {
    vi.mocked(listUpcomingProjects).mockResolvedValue({ projects, hasMore });
    const html = renderToStaticMarkup(await UpcomingProjectsPage());
    expect(html).toContain('Tower 2');
    expect(html.includes('href="/projects?status=upcoming"')).toBe(hasMore);
    expect(html.includes(upcomingContent.all)).toBe(hasMore);
  }
});
