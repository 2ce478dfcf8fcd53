const letters = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';

/** A key that nobody guesses and that can be read out: no letter in it looks like another. */
export const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(24)), (number) => letters[number % letters.length]).join(
    '',
  );
