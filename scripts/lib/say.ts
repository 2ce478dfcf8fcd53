import { toDiskSentence } from './disk-error.mjs';

export function say(sentence: string): void {
  console.log(sentence);
}

export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError && error.errors.length > 0) return sentenceOf(error.errors[0]);
  return toDiskSentence(error) ?? (error.message || ('code' in error ? String(error.code) : error.name));
}
