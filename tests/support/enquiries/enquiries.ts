import type { Sender } from '@/lib/shared/enquiries/sender';

let serial = 0;

/** An enquiry as the form sends it, of a person of their own. */
export function makeEnquiry(change: Record<string, unknown> = {}): Record<string, unknown> {
  serial += 1;
  return {
    name: `Visitor ${serial}`,
    email: `visitor-${serial}@example.com`,
    phone: `9${String(100_000_000 + serial)}`,
    message: `Is a visit possible on Sunday? This is message ${serial}.`,
    ...change,
  };
}

/** With the hidden field filled in as well, what is held for review. */
export const suspect = { message: 'Look at https://a.example' };

/** Who sends it: another address each time. */
export const makeSender = (isHoneypotFilled = false): Sender => {
  serial += 1;
  return { address: `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`, isHoneypotFilled };
};
