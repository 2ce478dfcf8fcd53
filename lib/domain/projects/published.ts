import 'server-only';
import { notDeleted } from '@/lib/server/records/bin';

/** Picks the projects that the website shows: neither in the bin nor taken off it for a while. */
export const published = { ...notDeleted, hiddenAt: null } as const;
