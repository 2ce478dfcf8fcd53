import type { Lead } from '../lead';
import type { Tree } from '../read';

/** Our field to the name of theirs. */
export type Mapping = Readonly<Record<string, string>>;

/** How the bodies of a kind of source are read, and answered. It keeps nothing and asks nobody. */
export type Adapter = {
  /** The fields of what is no fields yet, such as a mail; its text where that is all there is. Null where it is not understood. */
  unpack?: (body: Tree) => Promise<Tree | null>;
  /** The leads of a body; none where it is not understood. */
  map: (body: Tree, mapping: Mapping) => Lead[];
  /** The key that a body names, where the service sends one. */
  findKey?: (body: Tree) => string;
  answer: { type: string; text: string };
};

export const emptyObject = { type: 'application/json', text: '{}' };
