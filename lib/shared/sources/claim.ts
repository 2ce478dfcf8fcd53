export type FirstArrival = { doorId: string | null; source: string; isOfWebsite: boolean };

export type Claimed = { doorId: string; hasNumber: boolean; first: FirstArrival | null };

const website = 'The website';
const team = 'The team';

export function findClaim({ doorId, hasNumber, first }: Claimed): { reason: string; from: string } | null {
  if (first?.doorId === doorId) return { reason: 'Repeated', from: first.source };
  if (first) {
    const from = first.isOfWebsite ? website : first.source || team;
    return { reason: 'Arrived first elsewhere', from };
  }
  return hasNumber ? null : { reason: 'No number that can be called', from: '' };
}
