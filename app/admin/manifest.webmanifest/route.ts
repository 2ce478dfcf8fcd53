import type { MetadataRoute } from 'next';
import { salesHome } from '@/lib/content/nav';
import { getShownIdentity } from '@/lib/domain/settings/queries';
import { brandIconPath, brandIconSvgPath } from '@/lib/shared/brand/brand-icons';

/** The scope is the whole site, because the log-in is outside of /admin. */
export async function GET(): Promise<Response> {
  const identity = await getShownIdentity();
  const drawing = brandIconSvgPath(identity);
  const largest = brandIconPath(identity, 512);
  const manifest: MetadataRoute.Manifest = {
    id: '/admin',
    name: `${identity.name} office`,
    short_name: `${identity.shortName} office`,
    start_url: salesHome,
    scope: '/',
    display: 'standalone',
    background_color: identity.colors.paper,
    theme_color: identity.colors.theme,
    icons: [
      ...(drawing ? [{ src: drawing, type: 'image/svg+xml', sizes: 'any' }] : []),
      { src: brandIconPath(identity, 192), type: 'image/png', sizes: '192x192' },
      { src: largest, type: 'image/png', sizes: '512x512' },
      { src: largest, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' },
  });
}
