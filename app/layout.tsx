import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { site } from '@/lib/content/site';
import { toSearchWords } from '@/lib/domain/settings/page-metadata';
import { getShownIdentity, getShownSettings } from '@/lib/domain/settings/queries';
import { env } from '@/lib/server/env';
import { brandIconPath, brandIconSvgPath } from '@/lib/shared/brand/brand-icons';
import { toRootProperties } from './brand-properties';
import { sansVariable } from './fonts';

export async function generateMetadata(): Promise<Metadata> {
  const settings = await getShownSettings();
  const { identity } = settings;
  const drawing = brandIconSvgPath(identity);
  return {
    metadataBase: new URL(env.SITE_URL),
    title: { default: identity.name, template: `%s | ${identity.name}` },
    description: toSearchWords(settings, 'home').description,
    openGraph: { siteName: identity.name, locale: site.locale.replace('-', '_'), type: 'website' },
    twitter: { card: 'summary_large_image' },
    icons: {
      icon: [
        ...(drawing ? [{ url: drawing, type: 'image/svg+xml' }] : []),
        { url: brandIconPath(identity, 192), type: 'image/png', sizes: '192x192' },
      ],
      apple: brandIconPath(identity, 180),
    },
  };
}

export async function generateViewport(): Promise<Viewport> {
  return { themeColor: (await getShownIdentity()).colors.theme };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { colors } = await getShownIdentity();
  return (
    <html
      lang={site.locale}
      suppressHydrationWarning
      className={sansVariable}
      style={toRootProperties(colors)}
    >
      <body>{children}</body>
    </html>
  );
}
