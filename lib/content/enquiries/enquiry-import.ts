export const importLimits = { rows: 1000, bytes: 700_000, shownRefusals: 20 } as const;

/** What whoever imports stands for. A changed text needs a new version. */
export const importNotice = {
  version: '2026-11-imported',
  text: 'These people have asked about our homes, and have been told that we keep their data to answer them.',
} as const;
