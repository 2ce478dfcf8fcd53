import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/lib/temp-folder';
import { makeFindPrerendered } from './prerendered.ts';

let folder = '';

beforeAll(() => {
  folder = makeTempFolder('prerendered');
  const manifest = {
    routes: {
      '/faqs': { response: 'complete' },
      '/projects': { response: 'complete' },
      '/contact': { response: 'complete' },
      '/projects/search': { response: 'empty' },
      '/admin': { response: 'empty' },
    },
    dynamicRoutes: {
      '/projects/[id]': { routeRegex: '^/projects/([^/]+?)(?:/)?$', fallback: null },
      '/admin/enquiries/[id]': {
        routeRegex: '^/admin/enquiries/([^/]+?)(?:/)?$',
        fallback: '/admin/enquiries/[id]',
      },
    },
  };
  fs.writeFileSync(path.join(folder, 'prerender-manifest.json'), JSON.stringify(manifest));
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it.each([
  ['/faqs', '/faqs'],
  ['/faqs?utm_source=search', '/faqs'],
  ['/projects/1', '/projects/1'],
  ['/projects', '/projects'],
  ['/projects?gclid=1', '/projects'],
  ['/projects?gclid=1&status=ongoing&location=New%20Town', '/projects?status=ongoing&location=New+Town'],
  ['/contact?gclid=1&project=1', '/contact?project=1'],
  ['/faqs?project=1', '/faqs'],
  ['/projects?q=sea', '/projects?q=sea'],
  ['/projects?gclid=1&q=+sea++view&status=ongoing', '/projects?status=ongoing&q=sea+view'],
  ['/projects?q=', '/projects'],
  ['/projects?bhk=3&q=+', '/projects?bhk=3'],
  ['/projects?status=ongoing&bhk=3&budget=', '/projects?status=ongoing&bhk=3&budget='],
  ['/projects?budget=50+lakh&status=ongoing&bhk=3', '/projects?status=ongoing&bhk=3&budget=50+lakh'],
  ['/projects/search?q=sea&_rsc=1', '/projects/search?q=sea'],
  ['/projects/search', '/projects/search'],
  ['/projects/1/costs', null],
  ['/projects/1/brochure', null],
  ['/admin', null],
  ['/admin/enquiries/1', null],
  ['/api/projects?v=1', '/api/projects'],
  [
    '/api/projects/00000000-0000-0000-0000-000000000000',
    '/api/projects/00000000-0000-0000-0000-000000000000',
  ],
  ['/api/admin/projects', null],
  ['/api/projects/nope', null],
])('of %s what may be kept is %s', (address, prerendered) => {
  const [start = '', query = ''] = address.split('?');
  expect(makeFindPrerendered(folder)(start, query)).toBe(prerendered);
});

it('nothing is, where nothing is built', () => {
  expect(makeFindPrerendered(path.join(folder, 'none'))('/faqs', '')).toBeNull();
});
