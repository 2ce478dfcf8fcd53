import { polledKinds, sourceKinds } from '@/lib/content/sources/sources';

// The release after this one may have added a source of a kind that this one cannot read.
export const ofKnownKind = { kind: { in: [...sourceKinds] } };
export const ofPushedKind = { kind: { in: sourceKinds.filter((kind) => !polledKinds.includes(kind)) } };
