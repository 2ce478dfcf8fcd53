import 'server-only';
import { withdrawMatch, writeMatch } from '@/lib/domain/contacts/match-mutations';
import { withdrawConfirmation, writeConfirmation } from '@/lib/domain/contacts/proof-mutations';
import type { Sales } from '@/lib/server/auth/viewer';
import type { Mutated } from '@/lib/server/records/mutation';
import type { Enquiry } from './dto';
import { requireEnquiry } from './queries';

const withEnquiry =
  (change: (sales: Sales, id: string, input: unknown) => Promise<void>) =>
  async (sales: Sales, id: string, input: unknown): Promise<Mutated<Enquiry>> => {
    await change(sales, id, input);
    return { data: await requireEnquiry(sales, id), tags: [] };
  };

export const decideMatch = withEnquiry(writeMatch);
export const undoMatch = withEnquiry(withdrawMatch);
export const confirmContact = withEnquiry(writeConfirmation);
export const undoConfirmation = withEnquiry(withdrawConfirmation);
