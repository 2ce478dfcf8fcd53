import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PublicDocument } from '@/lib/domain/documents/fields';
import { DocumentsSection } from './documents-section';

const plan: PublicDocument = {
  _id: 'plan',
  projectId: 'one',
  title: 'Plan of the site',
  kind: 'Plan',
  date: '',
  access: 'Open',
  bytes: 1000,
  url: '/documents/plan',
};
const render = (...documents: PublicDocument[]) =>
  renderToStaticMarkup(<DocumentsSection documents={documents} slug="kadal-crest" />);

it('a brochure that is made of the record stands first, until the office has one of its own, open or on request', () => {
  const made = 'href="/projects/kadal-crest/brochure"';
  expect(render()).toContain(made);
  const html = render(plan);
  expect(html.indexOf(made)).toBeLessThan(html.indexOf('href="/documents/plan"'));
  for (const own of [plan, { ...plan, access: 'On request' as const, url: null }])
    expect(render(plan, { ...own, _id: 'own', kind: 'Brochure' })).not.toContain(made);
});
