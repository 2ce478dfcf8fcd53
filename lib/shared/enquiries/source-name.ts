import { portalNames } from '@/lib/content/enquiries/enquiries';

/** "99 Acres", "www.99acres.com" and "99acres" are one portal. */
const toBare = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/\.(?:com|in|co\.in)\b.*$/, '')
    .replace(/[^a-z0-9]/g, '');

const byBareName = new Map(portalNames.map((name) => [toBare(name), name]));

/** One spelling for each portal, so that reports count it once. */
export const toSourceName = (text: string): string => byBareName.get(toBare(text)) ?? text;
