import type { Tree } from '../read';
import type { HostRequest, HostResponse } from '../request-host';

/** As it was typed, opened. */
export type Account = { account: string; key: string; token: string };

/** One question of a window. `page` is '' for the first, then what `read` has said; `now` is our clock. */
export type Asked = { window: { from: Date; to: Date }; page: string; now: Date; account: Account };

/** Of the account, of the address of our server, of our clock, or of the service itself, which is asked again sooner. */
export type RefusalKind = 'account' | 'address' | 'clock' | 'service';

/** The leads of an answer, with the page that is left; or why there are none, in a sentence. */
export type Reading = { leads: Tree[]; next?: string } | { refused: string; kind: RefusalKind };

/** How a service is asked for the leads of a window. It asks nobody itself. */
export type Poll = {
  /** A window begins so long before the end of the last one: what a service tells of late is told again. */
  overlapMs: number;
  request: (asked: Asked) => HostRequest;
  read: (answer: HostResponse, asked: Asked) => Reading;
};

export const hourMs = 3_600_000;
