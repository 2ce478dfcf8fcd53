import { expect, type Page, test } from '../../../support/browser/browser-test';
import type { AdminApi } from '../../../support/contract/admin-api';
import { signIn } from '../../../support/contract/admin-screens';
import { measureNames, type RegisteredName } from '../../../support/records/registered-names';
import { newName } from '../../../support/values';

const authority = 'rera.karnataka.gov.in';
const numberOf = (last: number) => `PRM/KA/RERA/1257/334/PR/171015/${String(last).padStart(6, '0')}`;
const registered = (...last: number[]) => last.map((each) => ({ number: numberOf(each) }));
const exemption = {
  reason: 'at most 8 apartments in all phases',
  sentence: 'This project has six apartments on a plot of its own.',
  document: 'Statement of the architect, No. 7',
};

type Named = RegisteredName & { _id: string; slug: string };

async function addProjects(api: AdminApi): Promise<Named[]> {
  const add = async (title: string, texts: string[], fields: object): Promise<Named> => {
    const name = newName(title);
    return { ...(await api.addProject({ name, location: 'Kaup', ...fields })), name, texts };
  };
  const exempt = 'Not required to register under RERA: this project has six apartments on a plot of its own.';
  return [
    await add('Crest', [numberOf(1), numberOf(2), authority], {
      status: 'featured',
      registrations: registered(1, 2),
    }),
    await add('Row', [numberOf(3), authority], { status: 'upcoming', registrations: registered(3) }),
    await add('Quarter', [exempt], { status: 'ongoing', exemptions: [exemption] }),
    await add('Court', [numberOf(4), authority, exempt], {
      status: 'featured',
      registrations: registered(4),
      exemptions: [exemption],
    }),
  ];
}

/** What leads to a page of the website, without what the office, programs and pictures have. */
const toPath = (href: string): string | null => {
  const { origin, pathname, search } = new URL(href, 'http://site');
  return origin === 'http://site' &&
    !/^\/(?:admin|api|_next|share|uploads|documents|786313login)\b|\./.test(pathname)
    ? pathname + search
    : null;
};

/** The name of a project on the plate of a picture that the first page opens with. */
async function addToPlates(page: Page, api: AdminApi, name: string): Promise<void> {
  const alt = newName('The sea');
  await api.addHeroImage(alt);
  await signIn(page, '/admin/hero');
  const card = page.getByRole('article').filter({ has: page.getByRole('img', { name: alt, exact: true }) });
  await card.getByLabel(/^Caption/).selectOption({ label: name });
  await expect(card.getByText('Saved')).toBeVisible();
}

test('wherever a page names a project its registration stands beside it, large enough, on phones, tablets and desktops', async ({
  page,
  api,
}) => {
  // Each page that names one of them, at three widths.
  test.slow();
  const projects = await addProjects(api);
  const [crest, , quarter] = projects as [Named, Named, Named];
  await addToPlates(page, api, crest.name);
  const listed: { name: string }[] = await (await page.request.get('/api/projects')).json();
  const all = listed.map(({ name }) => name);
  const required = [
    '/',
    '/projects',
    `/projects?q=${encodeURIComponent(quarter.name)}`,
    `/projects?q=${encodeURIComponent(`${quarter.name.slice(0, -1)}q`)}`,
    '/projects?status=upcoming',
    '/upcoming-projects',
    '/sitemap',
    `/compare?with=${crest.slug}&with=${quarter.slug}`,
    ...projects.flatMap(({ _id, slug }) => [
      `/projects/${slug}`,
      `/projects/${slug}/costs`,
      `/contact?project=${_id}`,
    ]),
  ];
  // And what these lead to: a page that names one of them is measured, whoever has made it.
  const seen = new Set(required);
  const naming: string[] = [];
  for (const path of seen) {
    const answer = await page.request.get(path);
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    const html = await answer.text();
    if (projects.some(({ name }) => html.includes(name))) naming.push(path);
    if (!required.includes(path)) continue;
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"#]+)/g)) {
      const next = toPath(href.replaceAll('&amp;', '&'));
      if (next) seen.add(next);
    }
  }
  expect(naming).toEqual(expect.arrayContaining(required));
  const faults: string[] = [];
  for (const path of naming) {
    await page.goto(path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const measured = await measureNames(page, { projects, all });
      if (required.includes(path) && measured.found === 0) faults.push(`${path} shows none of the names`);
      faults.push(...measured.faults.map((fault) => `${path} at ${width} px: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test('on paper a project’s number is at least half as large as each of its names, and as the contact; a page that names a project without its number, or in smaller letters, is found', async ({
  page,
  api,
}) => {
  const projects = await addProjects(api);
  await test.step('a page that names a project without its number, or in smaller letters, is found', async () => {
    const [crest] = projects as [Named];
    await page.goto('/contact');
    const faultsOf = async (html: string) => {
      await page.evaluate((text) => {
        const place = document.querySelector('main h1');
        if (place) place.innerHTML = text;
      }, html);
      return (await measureNames(page, { projects: [crest], all: [crest.name, 'Another'] })).faults.length;
    };
    const said = crest.texts.join(', ');
    expect(
      await faultsOf(`<b style="font-size:40px">${crest.name}</b><i style="font-size:20px">${said}</i>`),
    ).toBe(0);
    expect(
      await faultsOf(`<b style="font-size:40px">${crest.name}</b><i style="font-size:19px">${said}</i>`),
    ).toBe(3);
    expect(
      await faultsOf(`<b style="font-size:16px">${crest.name}</b><i style="font-size:12px">${said}</i>`),
    ).toBe(3);
    expect(await faultsOf(crest.name)).toBe(1);
    expect(await faultsOf(`${crest.name}, Another, ${said}`)).toBe(1);
  });
  await test.step('on paper a project’s number is at least half as large as each of its names, and as the contact', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const { slug } of projects) {
      await page.goto(`/projects/${slug}`);
      expect((await measureNames(page, { projects, all: [] })).faults).toEqual([]);
    }
  });
});
