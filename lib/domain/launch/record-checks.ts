import { type RecordKindName, recordKindNames, recordKinds } from '@/lib/content/record-kinds';
import { type Check, done, type LaunchState, open } from './check';
import { findRecords, type Words } from './site-checks';

const words: Partial<Record<RecordKindName, Words>> = {
  project: {
    none: open('There is no project on the website.'),
    demo: ['one sample project', 'sample projects'],
    own: ['One project', 'projects'],
  },
  'hero-image': {
    none: open('There is none: the home page opens with a sample picture.'),
    demo: ['one sample picture', 'sample pictures'],
    own: ['One picture', 'pictures'],
  },
  director: {
    none: open('There are no board members on About Us.'),
    demo: ['one sample director', 'sample directors'],
    own: ['One director', 'directors'],
  },
  testimonial: {
    none: done('There is none, so the home page does not show testimonials.'),
    demo: ['one sample testimonial', 'sample testimonials'],
    own: ['One testimonial', 'testimonials'],
  },
  brand: {
    none: done('There is none, so the home page does not show the logo strip.'),
    demo: ['one sample logo', 'sample logos'],
    own: ['One logo', 'logos'],
  },
};

/** Optional kinds: only demo records are a problem. */
const others: Words = {
  none: done('There is none, so the website does not show this section.'),
  demo: ['one sample record', 'sample records'],
  own: ['One record', 'records'],
};

export const findOf =
  (kind: RecordKindName) =>
  ({ records }: LaunchState) =>
    findRecords(records[kind], words[kind] ?? others);

const checkOf = (kind: RecordKindName): [string, Check][] => {
  const { noun, screen, parent } = recordKinds[kind];
  // A child is removed with its parent.
  if (parent !== null || words[kind]) return [];
  const place = { path: `/admin/${noun}` };
  return [[noun, { stage: 'content', title: screen, place, action: screen, find: findOf(kind) }]];
};

export const otherRecordChecks = Object.fromEntries(recordKindNames.flatMap(checkOf));
