import type { Metadata, Viewport } from 'next';
import type { CSSProperties, ReactNode } from 'react';
import { site } from '@/lib/content/site';
import { env } from '@/lib/server/env';
import { sansVariable } from './fonts';

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: { default: site.name, template: `%s | ${site.name}` },
  description: site.description,
  openGraph: { siteName: site.name, locale: site.locale.replace('-', '_'), type: 'website' },
  twitter: { card: 'summary_large_image' },
  icons: {
    icon: [
      { url: '/brand/icon.svg', type: 'image/svg+xml' },
      { url: '/brand/icon-192.png', type: 'image/png', sizes: '192x192' },
    ],
    apple: '/brand/apple-icon.png',
  },
};

export const viewport: Viewport = { themeColor: site.colors.theme };

const { theme, accent, accentDeep, accentLight, paper } = site.colors;
const brandColors = {
  '--brand-theme': theme,
  '--brand-accent': accent,
  '--brand-accent-deep': accentDeep,
  '--brand-accent-light': accentLight,
  '--brand-paper': paper,
} as CSSProperties;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.locale} suppressHydrationWarning className={sansVariable} style={brandColors}>
      <body>{children}</body>
    </html>
  );
}
