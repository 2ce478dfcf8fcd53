import 'server-only';
import { discardPictures } from '@/lib/server/pictures/discard';
import { demoDirectors } from './board';
import { demoBrands } from './brands';
import { demoHeroImages } from './hero';
import { stageDemoPicture } from './media';
import type { DemoPicture } from './media-alts';
import { demoProgress } from './progress';
import { demoProjects } from './projects';
import type { DemoProject } from './projects/demo-project';
import { plansOf } from './projects/homes';
import { demoResponder } from './responder';

const listPictures = ({ name, pictures, map }: DemoProject) => [
  ...pictures,
  ...(map ? [map] : []),
  ...plansOf(name),
];

function listNeededPictures(): DemoPicture[] {
  return [
    ...demoProjects.flatMap(listPictures),
    ...demoDirectors.map(({ picture }) => picture),
    ...demoBrands,
    ...demoProgress.map(({ picture }) => picture),
    ...demoHeroImages.map(({ picture }) => picture),
    demoResponder.picture,
  ];
}

export type Staged = { ids: string[]; take: (name: DemoPicture) => string };

export async function stagePictures(): Promise<Staged> {
  const names = listNeededPictures();
  const settled = await Promise.allSettled(names.map((name) => stageDemoPicture(name)));
  const ids = settled.flatMap((result) => (result.status === 'fulfilled' ? result.value.id : []));
  const failed = settled.find((result) => result.status === 'rejected');
  if (failed) {
    await discardPictures(ids);
    throw failed.reason;
  }
  const left = names.map((name, index) => ({ name, id: ids[index] }));
  const take = (name: DemoPicture): string => {
    const [taken] = left.splice(
      left.findIndex((picture) => picture.name === name),
      1,
    );
    if (taken?.name !== name || !taken.id) throw new Error(`No picture ${name} was staged.`);
    return taken.id;
  };
  return { ids, take };
}
