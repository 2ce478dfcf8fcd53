import { makePdf, makePdfFile } from '../browser/pdf';
import { call, makeForm, makeSmallPhoto } from '../contract/api';
import { querySql } from '../database/sql';
import { type GateProject, gateCases, listWaysSeen } from './gate-cases';

export type AdvertisingMode = 'enforce' | 'warn' | 'off';

/** Says what becomes of a project that may not be advertised. */
export async function setAdvertising(mode: AdvertisingMode, token: string): Promise<void> {
  const { status } = await call('PUT', '/api/admin/settings/advertising', {
    token,
    json: { value: { mode } },
  });
  if (status !== 200) throw new Error(`The setting answered ${status}.`);
}

async function add(
  path: string,
  options: Parameters<typeof call>[2],
): Promise<{ _id: string; slug: string }> {
  const { status, body } = await call('POST', path, options);
  if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  return body as { _id: string; slug: string };
}

async function addHeroImage(projectId: string, seed: number, token: string): Promise<void> {
  const form = makeForm({ images: [await makeSmallPhoto(seed)] });
  const { status, body } = await call('POST', '/api/admin/hero', { token, form });
  const [image] = (body as { images?: { _id: string }[] }).images?.slice(-1) ?? [];
  if (status >= 300) throw new Error(`The hero image answered ${status}: ${JSON.stringify(body)}`);
  // Its project is chosen in the office alone.
  await querySql('update hero_image set project_id = $1 where id = $2', [projectId, image?._id ?? '']);
}

async function addDocument(projectId: string, name: string, token: string): Promise<string> {
  const form = makeForm({ file: [makePdfFile('plan.pdf', makePdf(name))] });
  const file = await add('/api/admin/files', { token, form });
  const json = { title: 'Plans', kind: 'Sanctioned plan', access: 'Open', file: file._id };
  return (await add(`/api/admin/projects/${projectId}/documents`, { token, json }))._id;
}

/** Makes a project of each case with a former address, and a hero image and a document where every way is asked. */
export async function addGateProjects(
  token: string,
  titles = Object.keys(gateCases),
): Promise<Map<string, GateProject>> {
  const made = new Map<string, GateProject>();
  const cases = Object.entries(gateCases).filter(([title]) => titles.includes(title));
  for (const [at, [title, { json, isPortfolio = false, isOnEveryWay = false }]] of cases.entries()) {
    const place = `Quaymoor ${String.fromCharCode(65 + at)}x`;
    const first = await add('/api/admin/projects', {
      token,
      json: { ...json, name: `Before Weir ${at}`, location: place, visitsOn: true },
    });
    const name = `Weirhaven ${String.fromCharCode(65 + at)}x`;
    const { body } = await call('PATCH', `/api/admin/projects/${first._id}`, {
      token,
      json: { name, renewSlug: true },
    });
    const { slug } = body as { slug: string };
    const id = first._id;
    if (isOnEveryWay) await addHeroImage(id, 40 + at, token);
    const documentId = isOnEveryWay ? await addDocument(id, name, token) : '';
    made.set(title, {
      ...{ id, slug, formerSlug: first.slug, name, place, documentId, json, isPortfolio, isOnEveryWay },
    });
  }
  return made;
}

export async function deleteGateProjects(made: Map<string, GateProject>, token: string): Promise<void> {
  for (const { id } of made.values()) await call('DELETE', `/api/admin/projects/${id}`, { token });
}

/** On which ways each project is seen, beside those on which it should be: all of them, or none. */
export async function compareWays(
  url: string,
  made: Map<string, GateProject>,
  isExpected: (title: string) => boolean,
): Promise<{ found: Record<string, string[]>; expected: Record<string, string[]> }> {
  const compared: { title: string; seen: string[]; expected: string[] }[] = [];
  const left = [...made];
  const answers: Parameters<typeof listWaysSeen>[2] = new Map();
  const walk = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [title, project] = next;
      const { seen, possible } = await listWaysSeen(url, project, answers);
      compared.push({ title, seen, expected: isExpected(title) ? possible : [] });
    }
  };
  // Who asks for more at once is told to wait, as a stranger is.
  await Promise.all([walk(), walk(), walk()]);
  return {
    found: Object.fromEntries(compared.map(({ title, seen }) => [title, seen])),
    expected: Object.fromEntries(compared.map(({ title, expected }) => [title, expected])),
  };
}
