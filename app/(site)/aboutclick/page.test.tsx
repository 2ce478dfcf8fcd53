import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getAboutStats } from '@/lib/domain/about/queries';
import { listDirectors } from '@/lib/domain/board/queries';
import AboutPage from './page';

vi.mock('@/lib/domain/about/queries', () => ({ getAboutStats: vi.fn() }));
vi.mock('@/lib/domain/board/queries', () => ({ listDirectors: vi.fn() }));
vi.mock('@/lib/server/env', () => ({ env: { SITE_URL: 'https://example.com' } }));
vi.mock('next/cache', () => ({ cacheTag: () => {}, cacheLife: () => {} }));
vi.mock('@/lib/server/log', () => ({ log: { error: () => {} } }));

const stats = { yearsOfExperience: 31, completedProjects: 64, happyClients: 4280, awardsWon: 17 };
const draw = async () => renderToStaticMarkup(await AboutPage());

beforeEach(() => {
  vi.mocked(getAboutStats).mockResolvedValue(stats);
  vi.mocked(listDirectors).mockResolvedValue([]);
});

describe('the page of the board', () => {
  // proves: STATE-2
  it('says that the leadership team is being updated while there is no director', async () => {
    expect(await draw()).toContain('Our leadership team is being updated — check back shortly.');
  });

  // proves: STATE-4
  it('says that it failed when the board cannot be read, and still shows the figures', async () => {
    vi.mocked(listDirectors).mockRejectedValue(new Error('away'));
    const html = await draw();
    expect(html).toContain('Failed to load board members or stats');
    expect(html).not.toContain('Our leadership team is being updated — check back shortly.');
    expect(html).toContain('4,280');
  });

  // proves: STATE-4
  it('lets the counters stand at 0 when the figures alone cannot be read', async () => {
    vi.mocked(getAboutStats).mockRejectedValue(new Error('away'));
    const html = await draw();
    expect(html.match(/>0</g)).toHaveLength(8);
    expect(html).not.toContain('Failed to load board members or stats');
  });
});
