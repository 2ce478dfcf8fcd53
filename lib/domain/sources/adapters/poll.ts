import { sourceTexts } from '@/lib/content/sources/sources';
import type { Tree } from '../read';
import type { HostRequest, HostResponse } from '../request-host';

export type Account = { account: string; key: string; token: string };

/** `page` is '' first, then the `next` of the last reading. */
export type Asked = { window: { from: Date; to: Date }; page: string; now: Date; account: Account };

/** `service` is retried sooner. */
export type RefusalKind = 'account' | 'address' | 'clock' | 'service';

export type Reading = { leads: Tree[]; next?: string } | { refused: string; kind: RefusalKind };

export type Poll = {
  /** Windows overlap, because services report some leads late. */
  overlapMs: number;
  request: (asked: Asked) => HostRequest;
  read: (answer: HostResponse, asked: Asked) => Reading;
};

export const hourMs = 3_600_000;

export const refuseAnswer = (who: string, status: number): Reading => ({
  refused: status === 200 ? sourceTexts.strange(who) : sourceTexts.answered(who, status),
  kind: 'service',
});
