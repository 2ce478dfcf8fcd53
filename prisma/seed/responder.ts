import type { DemoPicture } from './media-alts';

export const demoResponder = {
  name: 'Farida Kazi',
  role: 'Director, Finance',
  picture: 'director-4',
} satisfies { name: string; role: string; picture: DemoPicture };
