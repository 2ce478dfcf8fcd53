import '@/lib/domain/provide-reactions';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { enqueueVisitReminders } from '@/lib/domain/visits/reminders';
import { runOutbox } from '@/lib/server/delivery/outbox/run';
import { makeEnquiry, makeSender } from './enquiries';

// A process of the site that keeps a lead and runs the outbox, to be killed under way; or runs the outbox alone.
if (process.argv[2] === 'lead') await createEnquiry(makeEnquiry({ name: 'Killed' }), makeSender());
if (process.argv[2] === 'remind') await enqueueVisitReminders();
process.send?.('kept');
await runOutbox();
process.exit(0);
