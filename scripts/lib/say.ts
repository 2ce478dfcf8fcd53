import { toDiskSentence } from './disk-error.mjs';

export function say(sentence: string): void {
  console.log(sentence);
}

const toSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export async function step<T>(doing: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  say(`${doing}…`);
  const result = await work();
  say(`  ${toSeconds(performance.now() - started)}`);
  return result;
}

export const uptime = (): string => toSeconds(performance.now());

export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError && error.errors.length > 0) return sentenceOf(error.errors[0]);
  return toDiskSentence(error) ?? (error.message || ('code' in error ? String(error.code) : error.name));
}
