import type { z } from 'zod';
import { toPlainText } from '../summary';

function toPictureText(value: object): string | null {
  const isRef = Object.keys(value).every((name) => name === '_id' || name === 'alt');
  if (!('_id' in value) || !(isRef || 'focal' in value)) return null;
  const { _id, alt } = value as { _id: string; alt?: string };
  return `${alt || 'picture'} ${_id.slice(-4)}`;
}

const toDocumentText = (id: unknown): string => (id ? `document ${String(id).slice(-4)}` : '');

function toLine(value: unknown): string {
  if (Array.isArray(value)) return value.map(toLine).join(', ');
  return typeof value === 'object' && value !== null
    ? (toPictureText(value) ??
        Object.entries(value)
          .filter(([name]) => name !== '_id')
          .map(([name, part]) => (name === 'documentId' ? toDocumentText(part) : toLine(part)))
          .filter((text) => text !== '')
          .join(': '))
    : String(value ?? '');
}

export function toText(value: unknown): string {
  const hasParts = Array.isArray(value) && value.some((part) => typeof part === 'object');
  return hasParts ? value.map(toLine).join('; ') : toLine(value);
}

export function toFieldText(schema: z.ZodType, value: unknown): string {
  const { html, flag = ['yes', 'no'] } = schema.meta() ?? {};
  if (html && typeof value === 'string') return toPlainText(value);
  if (typeof value === 'boolean') return flag[value ? 0 : 1] ?? '';
  return toText(value);
}
