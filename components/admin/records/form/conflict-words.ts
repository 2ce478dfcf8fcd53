const others = { mine: 'Yours', theirs: 'Theirs', take: 'Take theirs', takeAll: 'Take all theirs' };
const own: typeof others = {
  mine: 'Typed here',
  theirs: 'Saved meanwhile',
  take: 'Take the saved one',
  takeAll: 'Take all that was saved',
};

export type ConflictWords = typeof others;

/** The newer save may be the person's own, from another tab. */
export const conflictWords = (message: string): ConflictWords =>
  message.startsWith('You saved ') ? own : others;
