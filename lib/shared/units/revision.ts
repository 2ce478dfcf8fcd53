type Counted = { count: number; versions: number; stateVersions: number };

/** Another text once anything of some units has changed, or a hold may have ended: the same for who shows them and for who keeps them. */
export const revisionOf = (day: string, { count, versions, stateVersions }: Counted): string =>
  [day, count, versions, stateVersions].join('.');
