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
    bio: `<p>Meera runs the company from day to day. She decides what we buy, what we build and what we decline.</p>
<p>She is an architect, and worked on schools and housing before she joined the family firm. Under her, the company started to draw its own details and to visit each home again one year after handover.</p>
<h2>What she looks after</h2>
<ul><li>Land and design</li><li>Handover and the first-year visit</li><li>The apprentices’ workshop</li></ul>`,
  },
  {
    name: 'Vincent Lobo',
    position: 'Director, Engineering',
    picture: 'director-1',
    bio: `<p>Vincent is responsible for structure, services and everything that is hidden behind plaster.</p>
<p>He keeps a yard of test cubes, tiles and hinges, leaves them in the sea wind for years and shows them to suppliers. We specify no product before it has spent two monsoons there.</p>`,
  },
  {
    name: 'Farida Kazi',
    position: 'Director, Finance',
    picture: 'director-4',
    bio: `<p>Farida looks after the accounts, the banks and the promises that are made in writing.</p>
<p>She trained as an accountant and has worked with family businesses along the coast. She explains the agreement to buyers, reads every clause aloud once and takes time for questions.</p>`,
  },
];
