import type { DemoPicture } from './media-alts';

/** One of the invented directors: buyers meet her anyway. */
export const demoResponder = {
  name: 'Farida Kazi',
  role: 'Director, Finance',
  picture: 'director-4',
} satisfies { name: string; role: string; picture: DemoPicture };
