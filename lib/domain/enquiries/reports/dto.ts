import { z } from 'zod';
import { named } from '@/lib/server/http/openapi';

export type Report = {
  from: string;
  to: string;
  total: number;
  /** Sent by visitors: a typed-in enquiry is contacted at once. */
  written: number;
  totalBefore: number;
  medianFirstContactMinutes: number | null;
  contacted: number;
  contactedInADay: number;
  siteVisits: number;
  won: number;
  wonBefore: number;
  wonValue: number;
  byDay: { day: string; count: number; siteVisits: number }[];
  byKind: ReportRow[];
  bySource: ReportRow[];
  byProject: ReportRow[];
  byFirstContact: { name: string; count: number }[];
  byLostReason: { name: string; count: number }[];
  /** `median` and `slowest` in working minutes. */
  byPerson: {
    name: string;
    got: number;
    kept: number;
    broken: number;
    median: number | null;
    slowest: number | null;
  }[];
};

export type ReportRow = { name: string; count: number; won: number };

export const spend = named(
  'SourceSpend',
  z.object({
    source: z.string(),
    month: z.string(),
    /** Null and version 0 until it is entered. */
    rupees: z.number().nullable(),
    version: z.number().int(),
  }),
);

export type SourceSpend = z.output<typeof spend>;

export type SourceReport = {
  source: string;
  month: string;
  spend: number | null;
  version: number;
  enquiries: number;
  timed: number;
  inTime: number;
  asked: number;
  visits: number;
  sales: number;
};

export type GoogleConversion = {
  clickId: string;
  stage: 'contacted' | 'site visit' | 'negotiating' | 'won';
  at: Date;
  value: number | null;
};
