import 'server-only';
import type { FoundProjects } from '@/lib/shared/projects/found-projects';

/** Looks for what a query of the list asks. Null where its page says more of the words than they are. @param shown what its route answers */
export type Finder = (query: Record<string, string>, shown: unknown) => Promise<FoundProjects | null>;

/** Set once the route of `foundPath` is loaded: the server of `scripts/server` calls it, outside of any request. */
export type Finders = { builderFinder?: Finder };

export const registerFinder = (find: Finder): void => {
  (globalThis as Finders).builderFinder = find;
};
