import type { EnquiryState } from './enquiries';

/** What an enquiry goes through on the board, from left to right. */
export const boardStages = [
  'new',
  'contacted',
  'site visit',
  'negotiating',
  'won',
  'lost',
] as const satisfies EnquiryState[];

export type BoardStage = (typeof boardStages)[number];

/** Whether nothing is left to do there: the outcome is asked for, and those of this month alone are shown. */
export const isClosedStage = (stage: BoardStage): boolean => stage === 'won' || stage === 'lost';

export const boardLimits = {
  /** Cards of a stage that are shown; the list has the rest. */
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
