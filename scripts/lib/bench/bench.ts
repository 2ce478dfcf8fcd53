import type { TestSite } from '../testing/test-site';
import type { Program } from './program';

export type Bench = {
  site: TestSite;
  /** The address of the site. */
  base: string;
  /** A session of the site's admin. */
  token: string;
  floor: Program;
  /** Where the floor app is built. */
  floorFolder: string;
  /** Only whether everything can be measured, not how fast it is. */
  isBrief: boolean;
};
