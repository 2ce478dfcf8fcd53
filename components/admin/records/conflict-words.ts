const others = { mine: 'Yours', theirs: 'Theirs', take: 'Take theirs', takeAll: 'Take all theirs' };
const own: typeof others = {
  mine: 'Typed here',
  theirs: 'Saved meanwhile',
  take: 'Take the saved one',
  takeAll: 'Take all that was saved',
};

export type ConflictWords = typeof others;

/** What the two sides are called: by the server's sentence it may be oneself who saved meanwhile, in another tab. */
export const conflictWords = (message: string): ConflictWords =>
  message.startsWith('You saved ') ? own : others;
