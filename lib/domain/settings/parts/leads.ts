import { recipientsFields } from '@/lib/shared/mail/recipients';
import { definePart } from './define';

export const leads = definePart(
  { part: 'leads', name: 'Lead e-mails go to', role: 'admin', isPublic: false },
  { schema: recipientsFields, initial: { recipients: [] } },
);
