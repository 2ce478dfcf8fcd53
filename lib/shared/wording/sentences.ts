// A full stop after these ends no sentence.
const sentenceEnd = /(?<!(?<![\p{L}\p{N}])(?:rs|sq|no|st|dr|mrs?|approx|ft|km|\p{L}))[.!?](?=\s|$)|\n/giu;

export const toSentences = (text: string): string[] =>
  text
    .split(sentenceEnd)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
