import { portalNames } from '@/lib/content/enquiries/enquiries';

/** Without what people leave out or add: "99 Acres", "www.99acres.com" and "99acres" are one. */
const toBare = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/\.(?:com|in|co\.in)\b.*$/, '')
    .replace(/[^a-z0-9]/g, '');

const byBareName = new Map(portalNames.map((name) => [toBare(name), name]));

/** A portal as it writes itself, however it was typed or exported, so that the figures have it once; any other text as it is. */
export const toSourceName = (text: string): string => byBareName.get(toBare(text)) ?? text;
