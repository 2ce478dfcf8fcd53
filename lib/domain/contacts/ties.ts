import { formatDay } from '@/lib/shared/time/format-moment';

type Sent = { id: string; contactId: string; phoneE164: string; email: string };
type Decided = { at: Date; actor: string };
type Proof = Decided & {
  kind: 'phone' | 'email';
  value: string;
  method: 'link' | 'staff';
  enquiryId: string;
};
type Match = Decided & { contactA: string; contactB: string };

export type Tie = { isProved: boolean; text: string };

const on = ({ at }: Decided) => `on ${formatDay(at.toISOString())}`;
const by = (proof: Proof) => (proof.method === 'link' ? 'by a link' : `by ${proof.actor}`);

/** Follows proved ties from enquiry to enquiry. A number alone proves nothing: anybody can type it. */
export function findTies(
  anchorId: string,
  enquiries: Sent[],
  { proofs, matches }: { proofs: Proof[]; matches: Match[] },
): Map<string, Tie> {
  const addresses = new Map(
    proofs.filter(({ kind }) => kind === 'email').map((proof) => [proof.value, proof]),
  );
  const numbers = new Map(
    proofs
      .filter(({ kind }) => kind === 'phone')
      .map((proof) => [`${proof.enquiryId} ${proof.value}`, proof]),
  );
  const numberOf = ({ id, phoneE164 }: Sent) => numbers.get(`${id} ${phoneE164}`);
  const matchOf = (a: Sent, b: Sent) =>
    matches.find(({ contactA, contactB }) =>
      [a.contactId, b.contactId].every(
        (key) => [contactA, contactB].includes(key) && a.contactId !== b.contactId,
      ),
    );

  const proved = (from: Sent, to: Sent): string | null => {
    const hasAddress = to.email !== '' && from.email === to.email;
    const address = hasAddress && addresses.get(to.email);
    if (address) return `Same address, confirmed ${by(address)} ${on(address)}`;
    const number = from.phoneE164 === to.phoneE164 && numberOf(from) && numberOf(to);
    if (number) return `Same number, confirmed ${by(number)} ${on(number)}`;
    const match = hasAddress && matchOf(from, to);
    return match ? `Same address, merged by ${match.actor} ${on(match)}` : null;
  };

  const unproved = (anchor: Sent, to: Sent): string => {
    if (anchor.phoneE164 && anchor.phoneE164 === to.phoneE164) return 'Same number, not confirmed';
    if (anchor.contactId === to.contactId) {
      if (anchor.phoneE164 || to.phoneE164) return 'Another number, merged by an earlier version';
      return to.email ? 'Same address, not confirmed' : 'Same WhatsApp id, not confirmed';
    }
    const match = matches.find(({ contactA, contactB }) => [contactA, contactB].includes(to.contactId));
    return match
      ? `Merged by ${match.actor} ${on(match)} because of a number that is not confirmed`
      : 'Not confirmed';
  };

  const anchor = enquiries.find(({ id }) => id === anchorId);
  if (!anchor) return new Map();
  const ties = new Map<string, Tie>([[anchorId, { isProved: true, text: 'This enquiry' }]]);
  const reached = [anchor];
  for (const from of reached)
    for (const to of enquiries) {
      const text = ties.has(to.id) ? null : proved(from, to);
      if (text === null) continue;
      ties.set(to.id, { isProved: true, text });
      reached.push(to);
    }
  for (const to of enquiries)
    if (!ties.has(to.id)) ties.set(to.id, { isProved: false, text: unproved(anchor, to) });
  return ties;
}
