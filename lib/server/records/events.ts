import 'server-only';
import type { Tx } from '../db';

/** What a mutation reports. Its name selects the reactions in lib/domain/reactions/run.ts. */
export type DomainEvent = { name: string; payload: object };

type React = (tx: Tx, events: readonly DomainEvent[]) => Promise<void>;

const globals = globalThis as typeof globalThis & { builderReact?: React };

/** Global: lib/server cannot import the reactions, and Next loads a module twice. */
export function provideReactions(react: React): void {
  globals.builderReact = react;
}

export async function react(tx: Tx, events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  const { builderReact } = globals;
  if (!builderReact) throw new Error('This process has not loaded lib/domain/provide-reactions.ts.');
  await builderReact(tx, events);
}
