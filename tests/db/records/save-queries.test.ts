import { beforeAll, expect, it } from 'vitest';
import type { Project } from '@/lib/domain/projects/fields';
import { makeAdmin } from '../../support/accounts/admin';
import { createProject, updateProject } from '../../support/contract/mutations';
import { recordQueries } from '../../support/database/recorded-queries';
import { stageWithFiles } from '../../support/records/records';

const admin = makeAdmin();
let project: Project;

const pictures = () => project.images.map(({ _id, alt, focal }) => ({ _id, alt, focal }));

const save = (change: object) =>
  recordQueries(async () => {
    const { data } = await updateProject(admin, project._id, { ...change, version: project.version });
    project = data;
  });

beforeAll(async () => {
  const staged = [
    await stageWithFiles(),
    await stageWithFiles(),
    await stageWithFiles(),
    await stageWithFiles(),
  ];
  const input = {
    name: 'Kadamba',
    status: 'ongoing',
    pictures: staged.map((_id) => ({ _id, alt: 'A house' })),
  };
  project = (await createProject(admin, input)).data;
  // The first save of a record writes its version of before down as well.
  await save({ location: 'Kaup' });
});

it('a save that leaves the pictures as they are asks nothing for them', async () => {
  const plain = await save({ name: 'Kadamba Heights' });
  const withPictures = await save({ name: 'Kadamba Towers', pictures: pictures() });
  expect(withPictures.map(({ text }) => text)).toEqual(plain.map(({ text }) => text));
  expect(plain.filter(({ text }) => text.includes('cache_tag'))).toHaveLength(1);
});

it('a save writes the alternative texts and the focal points that changed, and those alone', async () => {
  const [first, second, third, fourth] = pictures();
  const changed = [
    first,
    { ...second, alt: 'A garden' },
    { ...third, focal: { x: 0.25, y: 0.75 } },
    { _id: fourth?._id },
  ];
  const asked = await save({ pictures: changed });
  expect(asked.filter(({ text }) => /^update .*"picture"/is.test(text))).toHaveLength(2);
  expect(project.images.map(({ alt }) => alt)).toEqual(['A house', 'A garden', 'A house', 'A house']);
  expect(project.images[2]?.focal).toEqual({ x: 0.25, y: 0.75 });
});

it('a save puts the pictures into another order', async () => {
  const turned = pictures().reverse();
  await save({ pictures: turned });
  expect(project.images.map(({ _id }) => _id)).toEqual(turned.map(({ _id }) => _id));
});
