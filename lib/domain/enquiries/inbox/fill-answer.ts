import type { AnswerFacts } from '@/lib/content/settings/fact-names';
import { answerPlaceholders } from '../../../shared/settings/placeholders';

const titles = /^(?:mr|mrs|ms|miss|dr|prof|er|adv|shri|sri|smt|kum)\.?$/i;
/** "K." or "K" alone. */
const initial = /^\p{L}\.?$|^(?:\p{L}\.)+$/u;

/** What somebody is called: "Ananya" of "Ms. K. Ananya Shetty"; the whole name where it has no such word. */
export function toFirstName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => !titles.test(word) && !initial.test(word)) ?? name.trim();
}

/** Braces of a name are no placeholder, and nobody is sent one. */
const withoutBraces = (text: string) => text.replace(/[{}]/g, '');

function fillSentence(sentence: string, facts: AnswerFacts): string[] {
  if (answerPlaceholders.findBroken(sentence) !== null) return [];
  const filled = answerPlaceholders.fill(sentence, facts);
  return filled === null ? [] : [filled];
}

/** A ready answer as it is sent. A sentence that names what is not there is left out, with its line when that has no other. */
export function fillAnswer(text: string, given: AnswerFacts): string {
  const entries = Object.entries(given).map(([name, fact]) => [name, withoutBraces(fact)]);
  // Each name keeps its text.
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
