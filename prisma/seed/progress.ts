import type { Work } from '@/lib/domain/progress/fields';
import type { DemoPicture } from './media-alts';

type DemoProgress = { date: string; sentence: string; work: Partial<Work>; picture: DemoPicture };

const byProject: Record<string, DemoProgress[]> = {
  'Monsoon Terrace': [
    {
      date: '2026-01-29',
      sentence: 'The excavation is complete, and half of the raft foundation is cast.',
      work: { substructure: 55, superstructure: 0, externalInfrastructure: 5 },
      picture: 'progress-1',
    },
    {
      date: '2026-04-30',
      sentence: 'The frame is complete up to the second floor, and the third floor is on props.',
      work: { substructure: 100, superstructure: 60, masonry: 10, externalInfrastructure: 10 },
      picture: 'progress-2',
    },
    {
      date: '2026-08-27',
      sentence: 'The frame is complete. We are building the block walls and the roof trusses.',
      work: {
        substructure: 100,
        superstructure: 100,
        masonry: 45,
        internalInfrastructure: 10,
        externalInfrastructure: 15,
      },
      picture: 'progress-3',
    },
    {
      date: '2026-11-12',
      sentence:
        'The first roof is tiled, and the laterite wall on the street side has reached the top of the scaffold.',
      work: {
        substructure: 100,
        superstructure: 100,
        masonry: 80,
        finishing: 10,
        internalInfrastructure: 30,
        externalInfrastructure: 25,
        commonAreas: 5,
        amenities: 0,
      },
      picture: 'progress-4',
    },
  ],
};

export const demoProgress = Object.entries(byProject).flatMap(([project, entries]) =>
  entries.map((entry) => ({ project, ...entry })),
);
