import 'server-only';
import type { Tx } from '../db';

/** What a mutation reports. Its name selects the reactions in lib/domain/reactions.ts. */
export type DomainEvent = { name: string; payload: object };

type React = (tx: Tx, events: readonly DomainEvent[]) => Promise<void>;

const globals = globalThis as typeof globalThis & { builderReact?: React };

/** Sets the reactions for the whole process: lib/server cannot import them, and Next loads a module once for pages and once for routes. */
export function provideReactions(react: React): void {
  globals.builderReact = react;
}

/** Runs the reactions to these events, in order, in the transaction of the mutation. */
export async function react(tx: Tx, events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  const { builderReact } = globals;
  if (!builderReact) throw new Error('This process has not loaded lib/domain/provide-reactions.ts.');
  await builderReact(tx, events);
}
