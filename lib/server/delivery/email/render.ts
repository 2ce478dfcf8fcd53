import 'server-only';
import { Fragment, isValidElement, type ReactNode } from 'react';

/*
 * React's own renderer is not available under the `react-server` condition, and a mail needs no more than this:
 * function components, strings, and elements with plain attributes. The same tree gives HTML and text.
 */

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
const voidTags = new Set(['br', 'hr', 'img', 'meta']);
const blockTags = new Set(['p', 'h1', 'h2', 'div', 'table', 'tr', 'ul', 'li', 'hr', 'br', 'blockquote']);

type Props = Record<string, unknown> & { children?: ReactNode };

function resolve(node: ReactNode): ReactNode | { tag: string; props: Props } {
  if (!isValidElement<Props>(node)) return node;
  const { type, props } = node;
  // A component of a mail is a plain function of its props.
  if (typeof type === 'function') return resolve((type as (props: Props) => ReactNode)(props));
  if ((type as unknown) === Fragment) return props.children;
  return { tag: String(type), props };
}

const isTag = (node: unknown): node is { tag: string; props: Props } =>
  typeof node === 'object' && node !== null && 'tag' in node;

function toStyle(style: object): string {
  return Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');
}

function toAttributes(props: Props): string {
  return Object.entries(props)
    .filter(([name, value]) => name !== 'children' && value !== undefined && value !== null)
    .map(([name, value]) => {
      const text = name === 'style' ? toStyle(value as object) : String(value);
      return ` ${name.toLowerCase()}="${escapeHtml(text)}"`;
    })
    .join('');
}

function toHtml(node: ReactNode): string {
  const found = resolve(node);
  if (Array.isArray(found)) return found.map(toHtml).join('');
  if (isTag(found)) {
    const open = `<${found.tag}${toAttributes(found.props)}>`;
    return voidTags.has(found.tag) ? open : `${open}${toHtml(found.props.children)}</${found.tag}>`;
  }
  if (isValidElement(found)) return toHtml(found);
  return typeof found === 'string' || typeof found === 'number' ? escapeHtml(String(found)) : '';
}

function toPlain(node: ReactNode): string {
  const found = resolve(node);
  if (Array.isArray(found)) return found.map(toPlain).join('');
  if (isTag(found)) {
    const { tag, props } = found;
    if (tag === 'head') return '';
    const inside = toPlain(props.children);
    if (tag === 'a') {
      const address = String(props.href ?? '').replace(/^(mailto|tel):/, '');
      return address === inside ? inside : `${inside}: ${address}`;
    }
    if (tag === 'td' || tag === 'th') return `${inside} `;
    return blockTags.has(tag) ? `\n${inside}\n` : inside;
  }
  if (isValidElement(found)) return toPlain(found);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}

/** A mail's React tree as HTML, with everything escaped, and as text. */
export function renderMail(mail: ReactNode): { html: string; text: string } {
  const text = toPlain(mail)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { html: `<!doctype html>${toHtml(mail)}`, text };
}
