import { type WordingContext, type WordingRule, wordingRules } from './rules';
import { toSentences } from './sentences';

export type WordingHit = {
  rule: WordingRule['id'];
  words: string;
  sentence: string;
};

const maxSentence = 300;

const patterns = new Map(
  wordingRules.map(({ id, pattern }) => [
    id,
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu'),
  ]),
);

export const findWording = (text: string, context: WordingContext = { readyBy: '' }): WordingHit[] =>
  toSentences(text).flatMap((sentence) =>
    wordingRules.flatMap(({ id, isFine }): WordingHit[] => {
      const words = patterns.get(id)?.exec(sentence)?.[0];
      if (words === undefined || isFine?.(sentence, context, words)) return [];
      return [{ rule: id, words, sentence: sentence.slice(0, maxSentence) }];
    }),
  );

export const findRule = (id: string): WordingRule | undefined => wordingRules.find((rule) => rule.id === id);
