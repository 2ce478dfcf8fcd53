// next.config.ts imports this file without path aliases.
import { pagedKinds } from '../../content/record-kinds';
import { idPattern, noId, slugPattern } from '../parsing/id-form';

const forms = { id: idPattern, slug: slugPattern };

export const malformedRewrites = [
  ...pagedKinds.map(({ noun, page }) => ({
    source: `/${noun}/:id((?!${forms[page]}$)[^/]+)`,
    destination: `/${noun}/${noId}`,
  })),
  { source: '/projects/page/:n((?!(?:[2-9]|[1-9]\\d{1,2})$)[^/]+)', destination: '/projects/page/0' },
];
