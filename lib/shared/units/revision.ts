type Counted = { count: number; versions: number; stateVersions: number };

export const revisionOf = (day: string, { count, versions, stateVersions }: Counted): string =>
  [day, count, versions, stateVersions].join('.');
