/** `bytes` of the file; `bodyBytes` of its lines as JSON, which serverless hosts accept. */
export const importLimits = {
  rows: 10_000,
  bytes: 2_500_000,
  bodyBytes: 4 * 1024 * 1024,
  shownRefusals: 20,
  newDays: 7,
  listedDays: 30,
} as const;

/** A changed text needs a new version. */
export const importNotice = {
  version: '2026-12-imported',
  text: 'These people have asked about our homes, and we have told them that we keep their data to answer them.',
} as const;
