import type { Metadata } from 'next';
import { site } from '@/lib/content/site';

export type PageWords = {
  brand: string;
  title: string;
  description: string;
  path: string;
  share: string;
  isIndexed?: boolean;
  type?: 'website' | 'profile';
};

export const shareSize = { width: 1200, height: 630 } as const;

export function toMetadata({
  brand,
  title,
  description,
  path,
  share,
  isIndexed = true,
  type = 'website',
}: PageWords): Metadata {
  return {
    title,
    description,
    alternates: { canonical: path },
    ...(!isIndexed && { robots: { index: false, follow: true } }),
    openGraph: {
      type,
      title,
      description,
      url: path,
      siteName: brand,
      locale: site.locale.replace('-', '_'),
      images: [{ url: share, alt: title, ...shareSize }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [share] },
  };
}

export const sharePath = (path: string): string => `/share/${path === '/' ? 'home' : path.slice(1)}`;
