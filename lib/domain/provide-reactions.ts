import 'server-only';
import { provideReactions } from '@/lib/server/records/events';

// Loaded with the first event, so that a server starts without the sales part.
provideReactions(async (tx, events) => {
  const { runReactions } = await import('@/lib/domain/reactions/run');
  await runReactions(tx, events);
});
