import type { Route } from 'next';
import type { LaunchStage } from '@/lib/content/admin/launch';

export type LaunchResult = {
  id: string;
  stage: LaunchStage;
  title: string;
  isDone: boolean;
  /** What is missing, or what is there, for people. */
  text: string;
  /** The moment that the text ends with. */
  at?: string;
  /** Each of what is missing, with where it is put right. */
  items?: { text: string; links: { name: string; href: Route }[] }[];
  /** Where it is put right: the screen with its field, and what that screen is called; null where no screen can. */
  link: { href: Route; name: string } | null;
  /** What to send to who runs the server, who alone can put it right; null elsewhere. */
  request: string | null;
};

/** What is missing on the whole, for the line on every screen. */
export type LaunchGaps = {
  ids: string[];
  /** The person has put the notice of these away. */
  isDismissed: boolean;
};
