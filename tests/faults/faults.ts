import type { Row } from './lib/row';
import type { Run } from './lib/run';

type Fault = () => Promise<{ measure(run: Run): Promise<Row[]> }>;

/** Each fault by its name, in the order in which they are run. Loaded when the site is there, which their imports ask for. */
export const faults: Record<string, Fault> = {
  hang: () => import('./hang'),
  kills: () => import('./kills'),
  postgres: () => import('./postgres'),
  cut: () => import('./cut'),
  instances: () => import('./instances'),
  restart: () => import('./restart'),
  disk: () => import('./disk'),
  body: () => import('./body'),
  blob: () => import('./blob'),
  clock: () => import('./clock'),
  flood: () => import('./flood'),
  crowd: () => import('./crowd'),
  burst: () => import('./burst'),
};

/** Run when they are asked for: they take as long as they are told. */
export const longFaults: Record<string, Fault> = {
  sources: () => import('./sources'),
  soak: () => import('./soak'),
};
