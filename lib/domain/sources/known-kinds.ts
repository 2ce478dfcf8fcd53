import { polledKinds, sourceKinds } from '@/lib/content/sources/sources';

// A later release may have added a kind that this one cannot read.
export const ofKnownKind = { kind: { in: [...sourceKinds] } };
export const ofPushedKind = { kind: { in: sourceKinds.filter((kind) => !polledKinds.includes(kind)) } };
