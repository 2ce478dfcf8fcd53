const others = { mine: 'Yours', theirs: 'Theirs', take: 'Use theirs', takeAll: 'Use all of theirs' };
const own: typeof others = {
  mine: 'Typed here',
  theirs: 'Saved value',
  take: 'Use the saved one',
  takeAll: 'Use all saved values',
};

export type ConflictWords = typeof others;

/** The newer save may be the person's own, from another tab. */
export const conflictWords = (message: string): ConflictWords =>
  message.startsWith('You saved ') ? own : others;
