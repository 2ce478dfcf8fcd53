import type { MetadataRoute } from 'next';
import { env } from '@/lib/server/env';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api/'] },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  };
}
