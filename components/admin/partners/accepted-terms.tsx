import { Moment } from '@/components/admin/ui/moment';
import type { Partner } from '@/lib/domain/partners/dto';

export const AcceptedTerms = ({ partner: { terms, askedAt } }: { partner: Partner }) => (
  <>
    {terms ? `Accepted the terms (${terms.version}), ` : 'Has not accepted the terms. Requested '}
    <Moment at={terms?.at ?? askedAt} />.
  </>
);
