import type { Lead } from '../lead';
import type { Tree } from '../read';
import type { Poll } from './poll';

export type Mapping = Readonly<Record<string, string>>;

export type FetchResult = { tree: Tree } | { unread: string };

export type Adapter = {
  /** Null when not understood. */
  unpack?: (body: Tree) => Promise<Tree | null>;
  /** [] when not understood. */
  map: (body: Tree, mapping: Mapping) => Lead[];
  findKey?: (body: Tree) => string;
  /** `X-Hub-Signature-256` is required, and a GET verifies the address. */
  isSigned?: true;
  /** Receipts and the like are answered, but not stored. */
  isNotice?: (body: Tree) => boolean;
  /** Fetches what the body only names. Throws what a later attempt may fix. */
  ask?: (body: Tree, token: string) => Promise<FetchResult>;
  /** A polled source has no address, and each of its bodies is one lead. */
  poll?: Poll;
  unreachable?: string;
  /** An empty JSON object by default. */
  answer?: { type: string; text: string };
};
