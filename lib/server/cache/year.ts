import 'server-only';
import { cacheLife } from 'next/cache';
import { site } from '@/lib/content/site';

export async function getPrintedYear(): Promise<string> {
  'use cache';
  cacheLife('max');
  return new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: site.timeZone }).format(new Date());
}
