import { beforeAll, expect, it } from 'vitest';
import { site } from '@/lib/content/site';
import { directorFields } from '@/lib/domain/board/fields';
import { projectFields } from '@/lib/domain/projects/fields';
import { fieldsOf, fieldTypeOf } from '@/lib/shared/parsing/record-fields';
import { baseUrl, call, logIn, makeForm, makePhoto } from '../../support/contract/api';
import { examplesOf } from '../../support/records/record-examples';

let token = '';

beforeAll(async () => {
  token = await logIn();
});

/**
 * PROJ-2 does not name the client among what a page shows; words for searches stand in its head, charges on a page below it, and
 * what lies before courts is the office's own. Visits have a page of their own (visits.test.ts). Whether units are counted shows in those of the types (units.test.ts).
 */
const notShown = [
  'client',
  'searchTitle',
  'searchDescription',
  'charges',
  'litigation',
  'unitsShown',
  'visitsOn',
  'visitHours',
  'visitMinutes',
  'visitsAtOnce',
  'visitDaysOff',
];

/** How a page says what stands in a list of records; the authority, and when the office looked, are not shown. */
const shownAs: Record<string, string[]> = {
  registrations: [
    ...['prm/ka/rera/0000/000/', 'pr/000000/000001', 'a, b:'],
    ...['31 december 2027', '30 june 2028'],
  ],
  unitTypes: [
    ...['type a', '2.5\u00a0bhk', '79.20', '6.30', '2.53', 'utility balcony', '24.60', 'one, covered', '1–8'],
    ...['64.9', '72', 'base price, without parking', '1 nov 2026', '6 of 16 left'],
  ],
  towers: [
    'tower a: ',
    '2\u00a0basements',
    '1\u00a0stilt',
    '16\u00a0floors',
    '58.4\u00a0m high',
    '15\u00a0slabs cast',
  ],
  papers: [
    ...['building licence', 'city corporation', 'bl 12/2025', '1 approved.'],
    ...['14 mar 2025', 'valid until 13 mar 2030'],
  ],
};

/** A place where a line may break is no space. */
const textOf = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replaceAll(/<wbr\/?>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .toLowerCase();

/** The texts and numbers of a value, however deep they lie. */
const leavesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : [
        String(value)
          .replace(/<[^>]*>/g, '')
          .toLowerCase(),
      ];

const pages = [
  {
    page: '/projects',
    fields: projectFields,
    // The counts of its units would take the place of those that are typed.
    add: (values: Record<string, unknown>) =>
      call('POST', '/api/admin/projects', { token, json: { ...values, unitsShown: 'nothing' } }),
  },
  {
    page: '/board',
    fields: directorFields,
    add: async (values: Record<string, unknown>) =>
      call('POST', '/api/admin/board', {
        token,
        form: makeForm({ ...(values as Record<string, string>), image: [await makePhoto()] }),
      }),
  },
];

it.each(pages)('a page below $page shows every field of its record', async ({ page, fields, add }) => {
  const values = examplesOf(fields);
  const { status, body } = await add(values);
  expect(status).toBe(201);
  const { _id } = body as { _id: string };
  const text = textOf(await (await fetch(`${baseUrl}${page}/${_id}`)).text());
  // A flag says where a record is shown, not what.
  const shown = fieldsOf(fields).filter(
    ([name, schema]) => fieldTypeOf(schema) !== 'flag' && !notShown.includes(name),
  );
  const missing = shown
    .map(([name]) => name)
    .filter((name) => (shownAs[name] ?? leavesOf(values[name])).some((leaf) => !text.includes(leaf)));
  expect(missing).toEqual([]);
});

it('the head of a project’s page says what the office chose for searches and shares, and else what the project is called', async () => {
  const json = {
    name: 'Head House',
    status: 'upcoming',
    location: 'Panambur',
    description: '<p>By the sea.</p>',
  };
  const { body } = await call('POST', '/api/admin/projects', { token, json });
  const { _id } = body as { _id: string };
  const readHead = async () => {
    const html = await (await fetch(`${baseUrl}/projects/${_id}`)).text();
    const tags = [
      'name="description"',
      'property="og:title"',
      'property="og:description"',
      'name="twitter:title"',
    ];
    return [
      /<title>([^<]*)/.exec(html)?.[1],
      ...tags.map((tag) => new RegExp(`<meta ${tag} content="([^"]*)"`).exec(html)?.[1]),
    ];
  };
  const [own, text] = ['Head House, Panambur', 'By the sea.'];
  expect(await readHead()).toEqual([`${own} | ${site.name}`, text, own, text, own]);
  const words = { searchTitle: 'Homes at the beach', searchDescription: 'Two minutes from the sand.' };
  await call('PATCH', `/api/admin/projects/${_id}`, { token, json: words });
  const [title, chosen] = Object.values(words);
  expect(await readHead()).toEqual([`${title} | ${site.name}`, chosen, title, chosen, title]);
  await call('DELETE', `/api/admin/projects/${_id}`, { token });
});
