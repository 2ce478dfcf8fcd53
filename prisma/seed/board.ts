import { site } from '@/lib/content/site';
import type { DemoPicture } from './media-alts';

type DemoDirector = { name: string; position: string; picture: DemoPicture; bio: string };

export const demoDirectors: DemoDirector[] = [
  {
    name: 'Prakash Shenoy',
    position: 'Founder and Chairman',
    picture: 'director-3',
    bio: `<p>Prakash started ${site.shortName} in ${site.since} with twenty homes on Balmatta hill and a borrowed theodolite.</p>
<p>He trained as a civil engineer and spent his first years on bridges and jetties, where salt finds every mistake. What he learned there still decides how the company mixes concrete and how it covers steel.</p>
<p>He walks a site on most mornings, usually before the contractor arrives.</p>`,
  },
  {
    name: 'Meera Shenoy',
    position: 'Managing Director',
    picture: 'director-2',
    bio: `<p>Meera runs the company from day to day: what is bought, what is built, and what is turned down.</p>
<p>She is an architect, and worked on schools and housing before she joined the family firm. Under her the company began to draw its own details, and to visit each home again a year after it is handed over.</p>
<h2>What she looks after</h2>
<ul><li>Land and design</li><li>Handover and the first-year visit</li><li>The apprentices’ workshop</li></ul>`,
  },
  {
    name: 'Vincent Lobo',
    position: 'Director, Engineering',
    picture: 'director-1',
    bio: `<p>Vincent is responsible for structure, services and everything that is hidden behind plaster.</p>
<p>He keeps a yard of test cubes, tiles and hinges that have stood in the sea wind for years, and uses them to argue with suppliers. No product enters a specification before it has spent two monsoons there.</p>`,
  },
  {
    name: 'Farida Kazi',
    position: 'Director, Finance',
    picture: 'director-4',
    bio: `<p>Farida looks after the accounts, the banks and the promises that are made in writing.</p>
<p>She trained as an accountant and has worked with family businesses along the coast. Buyers meet her when an agreement is explained: she prefers that every clause is read aloud once, with time for questions.</p>`,
  },
];
