import type { EnquiryState } from './enquiries';

export const boardStages = [
  'new',
  'contacted',
  'site visit',
  'negotiating',
  'won',
  'lost',
] as const satisfies EnquiryState[];

export type BoardStage = (typeof boardStages)[number];

export const isClosedStage = (stage: BoardStage): boolean => stage === 'won' || stage === 'lost';

export const boardLimits = {
  cards: 20,
} as const;

export const boardTexts = {
  noStage: 'Choose a stage.',
  reasonNeeded: 'A reason is needed.',
  mayBeEmpty: 'May be left empty.',
  keys: 'Enter or Space picks a card up by its handle. The arrow keys choose the stage, Enter puts it there, Escape puts it back.',
  moving: (title: string, from: string, to: string, place: number) =>
    `Moving ${title} from ${from} to ${to}, ${place} of ${boardStages.length}`,
  moved: (title: string, to: string) => `${title} is in ${to} now.`,
  putBack: (title: string, stage: string) => `${title} is back in ${stage}.`,
} as const;
