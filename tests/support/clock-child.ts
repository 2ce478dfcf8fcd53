import { remindDue } from '@/lib/domain/enquiries/turn/remind';
import { readMailHead } from '@/lib/domain/settings/queries';
import { runOutbox } from '@/lib/server/delivery/outbox/run';

// A process of the site that tells of what nobody has answered and sends it, to be killed under way.
await readMailHead();
process.send?.('begun');
await remindDue();
process.send?.('told');
await runOutbox();
process.exit(0);
