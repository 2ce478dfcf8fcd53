import { phaseOf } from '@/lib/content/projects/projects-pages';
import { built } from './projects/built';
import type { DemoProject } from './projects/demo-project';
import { featured } from './projects/featured';
import { isExempt, isRegistered } from './projects/homes';
import { inHand } from './projects/in-hand';

export type { DemoProject };

/** Plainly invented, so that nobody takes it for a registration. */
const toApprovals = ({ name, status, construction }: DemoProject) => ({
  title: 'Approvals',
  description: [
    isRegistered(name)
      ? 'RERA registration number: placeholder, invented for this demo'
      : isExempt(name)
        ? 'RERA registration: not required; the document named for it is a placeholder'
        : 'RERA registration number: placeholder, to be entered by the builder',
    phaseOf({ status, construction: construction ?? null }) === 'finished'
      ? 'Plan sanction and occupancy certificate: placeholder, to be entered by the builder'
      : 'Plan sanction: placeholder, to be entered by the builder',
  ],
});

export const demoProjects: DemoProject[] = [...featured, ...inHand, ...built];

export const toDescription = ({ paragraphs }: DemoProject): string =>
  paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');

export const toSpecifications = (project: DemoProject) => [
  ...Object.entries(project.specifications).map(([title, description]) => ({ title, description })),
  toApprovals(project),
];
