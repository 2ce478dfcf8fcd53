import { placeholderOf } from '../settings/fact-names';

export const homeContent = {
  title: 'Flats and villas in Mangalore, Udupi and Puttur',
  description: `Apartments, villas and offices on the Karnataka coast. Building in Mangalore, Udupi and Puttur since ${placeholderOf('since')}.`,
  share: { title: 'Homes made for this coast', text: 'One family signs off every home we hand over.' },
  heroLabel: 'Our buildings',
  seeProject: 'See the project',
  findHome: 'Find a home',
  statement: 'Homes made for this coast: laterite walls, deep verandahs, and concrete mixed for salt air.',
  about: `${placeholderOf('short name')} has built in Mangalore, Udupi and Puttur since ${placeholderOf('since')}. One family still signs off every home before the keys are handed over.`,
  aboutLink: 'About Us',
  featured: 'Featured projects',
  allProjects: 'All projects',
  testimonials: 'What our clients say',
  pauseFilm: 'Pause film',
  playFilm: 'Play film',
  makers: 'The makers we build with',
  pauseMakers: 'Pause the moving logos',
  playMakers: 'Play the moving logos',
} as const;

/** HOME-2, ABOUT-1. */
export const counterLabels = {
  yearsOfExperience: 'Years of experience',
  completedProjects: 'Completed projects',
  happyClients: 'Happy clients',
  awardsWon: 'Awards won',
} as const;
