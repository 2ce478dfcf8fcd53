import { readMailHead } from '@/lib/domain/settings/queries';
import { escalateDue } from '@/lib/domain/sla/escalate';
import { runOutbox } from '@/lib/server/delivery/outbox/run';

// A process of the site that tells of what nobody has answered and sends it, to be killed under way.
await readMailHead();
process.send?.('begun');
await escalateDue();
process.send?.('told');
await runOutbox();
process.exit(0);
