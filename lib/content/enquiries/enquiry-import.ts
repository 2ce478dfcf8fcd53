/** `bytes` are those of the file; as JSON its lines have at most `bodyBytes`, which a serverless host takes of one request, too. */
export const importLimits = {
  rows: 10_000,
  bytes: 2_500_000,
  bodyBytes: 4 * 1024 * 1024,
  shownRefusals: 20,
  /** What was received longer ago, or on a day that nobody knows, is no news. */
  newDays: 7,
  /** Tables that can still be taken back are listed for so long. */
  listedDays: 30,
} as const;

/** What whoever imports stands for. A changed text needs a new version. */
export const importNotice = {
  version: '2026-11-imported',
  text: 'These people have asked about our homes, and have been told that we keep their data to answer them.',
} as const;
