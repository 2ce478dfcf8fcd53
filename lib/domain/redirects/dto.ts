export type Redirect = { _id: string; from: string; to: string };

export type RedirectPage = { redirects: Redirect[]; total: number; page: number; pageCount: number };

/** What visitors asked for and did not find, in 30 days. */
export type MissingPage = { path: string; count: number; askedAt: string };

/** What a table brings, or would bring. */
export type RedirectOutcome = {
  added: number;
  /** They are here already. */
  kept: number;
  refused: { line: number; reason: string }[];
  /** More may be refused than are named. */
  refusedCount: number;
};
