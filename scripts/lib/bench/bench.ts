import type { TestSite } from '../testing/test-site';
import type { Program } from './program';

export type Bench = {
  site: TestSite;
  base: string;
  token: string;
  floor: Program;
  floorFolder: string;
  isBrief: boolean;
};
