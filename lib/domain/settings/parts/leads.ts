import { recipientsFields } from '@/lib/shared/mail/recipients';
import { definePart } from './define';

export const leads = definePart(
  { part: 'leads', name: 'Recipients', role: 'admin', isPublic: false },
  { schema: recipientsFields, initial: { recipients: [] } },
);
