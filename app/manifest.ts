import type { MetadataRoute } from 'next';
import { toSearchWords } from '@/lib/domain/settings/page-metadata';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { brandIconPath, brandIconSvgPath } from '@/lib/shared/brand/brand-icons';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const settings = await getShownSettings();
  const { identity } = settings;
  const drawing = brandIconSvgPath(identity);
  const largest = brandIconPath(identity, 512);
  return {
    name: identity.name,
    short_name: identity.shortName,
    description: toSearchWords(settings, 'home').description,
    start_url: '/',
    display: 'browser',
    background_color: identity.colors.paper,
    theme_color: identity.colors.theme,
    icons: [
      ...(drawing ? [{ src: drawing, type: 'image/svg+xml', sizes: 'any' }] : []),
      { src: brandIconPath(identity, 192), type: 'image/png', sizes: '192x192' },
      { src: largest, type: 'image/png', sizes: '512x512' },
      { src: largest, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
