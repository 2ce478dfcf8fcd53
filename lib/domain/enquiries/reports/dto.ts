export type Report = {
  from: string;
  to: string;
  total: number;
  /** Those that visitors sent themselves: who calls is reached at once. */
  written: number;
  totalBefore: number;
  medianFirstContactMinutes: number | null;
  contacted: number;
  contactedInADay: number;
  siteVisits: number;
  won: number;
  wonBefore: number;
  /** In rupees, of those of which somebody has said it. */
  wonValue: number;
  byDay: { day: string; count: number; siteVisits: number }[];
  byKind: ReportRow[];
  bySource: ReportRow[];
  byProject: ReportRow[];
  byFirstContact: { name: string; count: number }[];
  byLostReason: { name: string; count: number }[];
  /** Whose clock ran: how many were answered in time and how many not, and the working minutes until the first answer. */
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

/** What a source has cost in a month; null and version 0 where nobody has typed it. */
export type SourceSpend = { source: string; month: string; rupees: number | null; version: number };

/** What came of the enquiries of a month, and what they have cost. */
export type SourceReport = {
  source: string;
  month: string;
  spend: number | null;
  /** Of the spend. */
  version: number;
  enquiries: number;
  /** Of those with a clock, which was answered or has run out: how many, and how many were answered in time. */
  timed: number;
  inTime: number;
  /** Asked for a visit, or agreed to one. */
  asked: number;
  /** Came. */
  visits: number;
  sales: number;
};

/** That the enquiry of a click has reached a stage, and for how much it was sold. */
export type GoogleConversion = {
  clickId: string;
  stage: 'contacted' | 'site visit' | 'negotiating' | 'won';
  at: Date;
  value: number | null;
};
