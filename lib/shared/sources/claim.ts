export type FirstArrival = { sourceId: string | null; source: string; isOfWebsite: boolean };

export type Claimed = { sourceId: string; hasNumber: boolean; first: FirstArrival | null };

const website = 'The website';
const team = 'The team';

export function findClaim({ sourceId, hasNumber, first }: Claimed): { reason: string; from: string } | null {
  if (first?.sourceId === sourceId) return { reason: 'Repeated', from: first.source };
  if (first) {
    const from = first.isOfWebsite ? website : first.source || team;
    return { reason: 'Arrived first elsewhere', from };
  }
  return hasNumber ? null : { reason: 'No number that can be called', from: '' };
}
