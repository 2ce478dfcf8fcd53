import type { z } from 'zod';
import { toPlainText } from './summary';

function toLine(value: unknown): string {
  if (Array.isArray(value)) return value.map(toLine).join(', ');
  return typeof value === 'object' && value !== null
    ? Object.entries(value)
        .filter(([name]) => name !== '_id')
        .map(([, part]) => toLine(part))
        .filter((text) => text !== '')
        .join(': ')
    : String(value ?? '');
}

/** Any value as a short text for people; a list of what has parts with a semicolon between them. */
export function toText(value: unknown): string {
  const hasParts = Array.isArray(value) && value.some((part) => typeof part === 'object');
  return hasParts ? value.map(toLine).join('; ') : toLine(value);
}

/** The value of a field as a short text for people. */
export function toFieldText(schema: z.ZodType, value: unknown): string {
  const { html, flag = ['yes', 'no'] } = schema.meta() ?? {};
  if (html && typeof value === 'string') return toPlainText(value);
  if (typeof value === 'boolean') return flag[value ? 0 : 1] ?? '';
  return toText(value);
}
