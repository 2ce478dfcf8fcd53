import type { Route } from 'next';

/** One check of the launch, as it stands. */
export type LaunchResult = {
  id: string;
  title: string;
  isDone: boolean;
  /** What is missing, or what is there, for people. */
  text: string;
  /** The moment that the text ends with. */
  at?: string;
  /** Where it is put right. */
  href: Route;
  /** What that place is called. */
  action: string;
};
