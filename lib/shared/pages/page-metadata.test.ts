import { describe, expect, it } from 'vitest';
import { sharePath, toMetadata } from './page-metadata';

const page = {
  brand: 'Sea Tower Homes',
  title: 'Projects',
  description: 'Homes by the sea',
  path: '/projects',
  share: '/share/projects',
};

describe('what search engines and shares are told of a page', () => {
  it('is its title, description, address and picture, for both kinds of card', () => {
    expect(toMetadata(page)).toEqual({
      title: 'Projects',
      description: 'Homes by the sea',
      alternates: { canonical: '/projects' },
      openGraph: {
        type: 'website',
        title: 'Projects',
        description: 'Homes by the sea',
        url: '/projects',
        siteName: 'Sea Tower Homes',
        locale: 'en_IN',
        images: [{ url: '/share/projects', alt: 'Projects', width: 1200, height: 630 }],
      },
      twitter: {
        card: 'summary_large_image',
        title: 'Projects',
        description: 'Homes by the sea',
        images: ['/share/projects'],
      },
    });
  });

  it('keeps a page out of the index while its links are followed', () => {
    expect(toMetadata({ ...page, isIndexed: false }).robots).toEqual({ index: false, follow: true });
    expect(toMetadata({ ...page, isIndexed: true })).not.toHaveProperty('robots');
  });

  it('says that a page is about a person', () => {
    expect(toMetadata({ ...page, type: 'profile' }).openGraph).toMatchObject({ type: 'profile' });
  });
});

it.each([
  ['/', '/share/home'],
  ['/projects', '/share/projects'],
])('the share picture of %s stands at %s', (path, share) => {
  expect(sharePath(path)).toBe(share);
});
