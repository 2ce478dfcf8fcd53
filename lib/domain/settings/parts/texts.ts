import { z } from 'zod';
import { placeholderOf } from '@/lib/content/settings/fact-names';
import { optionalText, requiredText } from '@/lib/shared/parsing/fields';
import { findBrokenPlaceholder, tidyPlaceholders } from '@/lib/shared/settings/placeholders';
import { listTexts } from '@/lib/shared/settings/texts';

export const atMost = (max: number, what: string) => `At most ${max} ${what}`;
export const line = requiredText('A line must not be empty', 200);

/** The former fixed text: saved policies still contain it. */
const writtenRetention = '24 months after our last contact';
export const tidy = (text: string) =>
  tidyPlaceholders(text).replaceAll(
    writtenRetention,
    writtenRetention.replace('24', placeholderOf('months kept')),
  );
export const prose = (max: number) => optionalText(max).overwrite(tidy);
export const requiredProse = (message: string, max: number) => requiredText(message, max).overwrite(tidy);
export const paragraphs = z
  .array(prose(5000))
  .max(60, atMost(60, 'paragraphs'))
  .transform((texts) => texts.filter((text) => text !== ''));

export const toFieldPath = (path: (string | number)[]) =>
  ['paragraphs', 'answer', 'list'].includes(String(path.at(-2))) ? path.slice(0, -1) : path;

/** Only on save: stored texts are read as they are. */
export const refuseBroken =
  (findBroken: typeof findBrokenPlaceholder) =>
  (value: unknown, context: z.RefinementCtx): void => {
    for (const { path, text } of listTexts(value)) {
      const broken = findBroken(text);
      if (broken === null) continue;
      const message = `“${broken}” is not a placeholder. Choose one from Insert, or remove the braces`;
      context.addIssue({ code: 'custom', path: toFieldPath(path), message });
    }
  };
export const checkPlaceholders = refuseBroken(findBrokenPlaceholder);
