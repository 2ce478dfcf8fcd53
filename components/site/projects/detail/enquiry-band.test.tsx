import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { projectContent } from '@/lib/content/projects/projects-pages';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { EnquiryBand } from './enquiry-band';

const { askText } = projectContent;
const contact = { ...settingDefaults.contact, street: [], phoneHref: 'tel:', closedDays: [] };
const named = { _id: 'one', name: 'Kadal Crest' };

it.each([
  ['upcoming', null, 'planned'],
  ['featured', 'foundation', 'building'],
  ['completed', null, 'finished'],
  ['ongoing', 'handed over', 'finished'],
  ['featured', null, 'unknown'],
] as const)('a project that is %s, %s, promises what can be sent of it', (status, construction, phase) => {
  const project = { ...named, status, construction };
  const html = renderToStaticMarkup(<EnquiryBand project={project} contact={contact} />);
  for (const [name, text] of Object.entries(askText)) expect(html.includes(text), name).toBe(name === phase);
});
