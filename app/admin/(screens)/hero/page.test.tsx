import { expect, it, vi } from 'vitest';
import { listDrafts } from '@/lib/domain/drafts/queries';
import { listHeroImagesForAdmin } from '@/lib/domain/hero/queries';
import { listProjectNames } from '@/lib/domain/projects/admin-queries';
import HeroPage from './page';

vi.mock('@/components/admin/hero/admin-hero-screen', () => ({ AdminHeroScreen: () => null }));
vi.mock('@/lib/domain/drafts/queries', () => ({ listDrafts: vi.fn() }));
vi.mock('@/lib/domain/drafts/schedule-hint', () => ({ findScheduleHint: () => '' }));
vi.mock('@/lib/domain/hero/queries', () => ({ listHeroImagesForAdmin: vi.fn() }));
vi.mock('@/lib/domain/projects/admin-queries', () => ({ listProjectNames: vi.fn() }));
vi.mock('@/lib/domain/settings/queries', () => ({
  getShownSettings: async () => ({ identity: { tagline: '' }, pictures: { openingPicture: null } }),
}));
vi.mock('@/lib/server/auth/viewer', () => ({ hasRole: () => true }));
vi.mock('@/lib/server/auth/page', () => ({ requireEditorPage: async () => ({}) }));
vi.mock('@/lib/server/http/failure', () => ({ toAppError: () => {} }));

it('the images stand, with their captions as they are, while the names of the projects cannot be read', async () => {
  vi.mocked(listHeroImagesForAdmin).mockResolvedValue([]);
  vi.mocked(listDrafts).mockResolvedValue([]);
  vi.mocked(listProjectNames).mockRejectedValue(new Error('away'));
  expect((await HeroPage()).props).toMatchObject({ images: [], projects: null });
});
