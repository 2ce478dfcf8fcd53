import type { Lead } from '../lead';
import type { Tree } from '../read';
import type { Poll } from './poll';

/** Our field to the name of theirs. */
export type Mapping = Readonly<Record<string, string>>;

/** What a service told when it was asked, as `map` takes it; or why it will never tell, in a sentence. */
export type FetchResult = { tree: Tree } | { unread: string };

/** How the bodies of a kind of source are read, and answered. All but `ask` keeps nothing and asks nobody. */
export type Adapter = {
  /** The fields of what is no fields yet, such as a mail; its text where that is all there is. Null where it is not understood. */
  unpack?: (body: Tree) => Promise<Tree | null>;
  /** The leads of a body; none where it is not understood. */
  map: (body: Tree, mapping: Mapping) => Lead[];
  /** The key that a body names, where the service sends one. */
  findKey?: (body: Tree) => string;
  /** The key signs each body (`X-Hub-Signature-256`), and without a key nothing is taken. A GET asks whether the address is ours. */
  isSigned?: true;
  /** Whether a body, such as a receipt, is of nothing that could be a lead: it is answered, and not stored. */
  isNotice?: (body: Tree) => boolean;
  /** Gets, with the token of the source, what a body only names. Throws what may go better later. */
  ask?: (body: Tree, token: string) => Promise<FetchResult>;
  /** How it is asked by a clock: then it has no address, and each of its bodies is one lead. */
  poll?: Poll;
  /** Why nobody can be answered where a lead has neither number nor address, if it is known of the kind. */
  unreachable?: string;
  answer: { type: string; text: string };
};

export const emptyObject = { type: 'application/json', text: '{}' };
