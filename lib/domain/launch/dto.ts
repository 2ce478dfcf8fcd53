import type { Route } from 'next';
import type { LaunchStage } from '@/lib/content/admin/launch';

export type LaunchResult = {
  id: string;
  stage: LaunchStage;
  title: string;
  isDone: boolean;
  text: string;
  at?: string;
  items?: { text: string; links: { name: string; href: Route }[] }[];
  /** Null where no screen can fix it. */
  link: { href: Route; name: string } | null;
  /** Text for the operator of the server; null where a screen can fix it. */
  request: string | null;
};

export type LaunchGaps = {
  ids: string[];
  isDismissed: boolean;
};
