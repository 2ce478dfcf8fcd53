import type { AnswerFacts } from '@/lib/content/settings/fact-names';
import { answerPlaceholders } from '../../../shared/settings/placeholders';

const titles = /^(?:mr|mrs|ms|miss|dr|prof|er|adv|shri|sri|smt|kum)\.?$/i;
const initial = /^\p{L}\.?$|^(?:\p{L}\.)+$/u;

/** "Ananya" of "Ms. K. Ananya Shetty". */
export function toFirstName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => !titles.test(word) && !initial.test(word)) ?? name.trim();
}

/** Braces in a name must not become a placeholder. */
const withoutBraces = (text: string) => text.replace(/[{}]/g, '');

function fillSentence(sentence: string, facts: AnswerFacts): string[] {
  if (answerPlaceholders.findBroken(sentence) !== null) return [];
  const filled = answerPlaceholders.fill(sentence, facts);
  return filled === null ? [] : [filled];
}

/** A sentence with a missing fact is left out, and a line that has no other. */
export function fillAnswer(text: string, values: AnswerFacts): string {
  const entries = Object.entries(values).map(([name, fact]) => [name, withoutBraces(fact)]);
  // The names are unchanged.
  const facts = Object.fromEntries(entries) as AnswerFacts;
  return text
    .split('\n')
    .flatMap((line) => {
      if (line.trim() === '') return '';
      const sentences = line.split(/(?<=[.!?])\s+/).flatMap((sentence) => fillSentence(sentence, facts));
      return sentences.length > 0 ? sentences.join(' ') : [];
    })
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
