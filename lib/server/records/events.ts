import 'server-only';
import { oncePerProcess } from '../bridge.cjs';
import type { Tx } from '../db';

/** What a mutation reports. Its name selects the reactions in lib/domain/reactions/run.ts. */
export type DomainEvent = { name: string; payload: object };

type React = (tx: Tx, events: readonly DomainEvent[]) => Promise<void>;

const provided = oncePerProcess('reactions', (): { react?: React } => ({}));

/** lib/server cannot import the reactions. */
export function provideReactions(react: React): void {
  provided.react = react;
}

export async function react(tx: Tx, events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  if (!provided.react) throw new Error('This process has not loaded lib/domain/provide-reactions.ts.');
  await provided.react(tx, events);
}
