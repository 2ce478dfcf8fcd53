import 'server-only';
import { cacheLife } from 'next/cache';
import { site } from '@/lib/content/site';

/** The year in the site's own time zone, as it stood when the page was made. */
export async function getPrintedYear(): Promise<string> {
  'use cache';
  cacheLife('max');
  return new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: site.timeZone }).format(new Date());
}
