export type Redirect = { _id: string; from: string; to: string };

export type RedirectPage = { redirects: Redirect[]; total: number; page: number; pageCount: number };

export type MissingPage = { path: string; count: number; askedAt: string };

export type RedirectOutcome = {
  added: number;
  kept: number;
  refused: { line: number; reason: string }[];
  refusedCount: number;
};
