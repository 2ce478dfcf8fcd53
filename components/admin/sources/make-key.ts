const letters = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';

/** No two letters look alike, so that it can be read aloud. */
export const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(24)), (number) => letters[number % letters.length]).join(
    '',
  );
