import PostalMime from 'postal-mime';
import { isRepeatedWithin } from '@/lib/shared/repeated-within';
import { arePartsWithin } from '../../bounds';
import { listRecords, type Tree, textOf, toKept } from '../../read';
import { toMailText } from './html-text';
import { readLines } from './lines';

const raws = ['raw', 'RawEmail', 'body-mime', 'mime', 'email', 'message', 'content'];
const texts = ['text', 'TextBody', 'body-plain', 'plain', 'body'];
const htmls = ['html', 'HtmlBody', 'body-html'];

const limits = { maxNestingDepth: 20, maxRfc822NestingDepth: 2 } as const;
const head = /^[a-z-]{2,40}:[ \t]/i;
const ofMime = /^(?:mime-version|message-id|content-type|received):/im;
const base64 = /^[a-z0-9+/=\s]{40,}$/i;

/** No label contains this sign. */
export const isOfMail = (name: string): boolean => name.startsWith('@');

const isRaw = (text: string) => head.test(text) && ofMime.test(text.slice(0, 20_000));

/** The parser is slow beyond these; a mail of 256 KB in base64 has 3,500 lines. */
const bounds = { parts: 100, lines: 4000 };

const isMailWithin = (raw: string): boolean =>
  isRepeatedWithin(raw, '\n', bounds.lines) && arePartsWithin(raw, bounds.parts);

function findRaw(text: string): string {
  if (isRaw(text)) return text;
  const decoded = base64.test(text) ? Buffer.from(text, 'base64').toString('utf8') : '';
  return isRaw(decoded) ? decoded : '';
}

type Mail = { from: string; subject: string; date: string; text: string };

const toTree = ({ from, subject, date, text }: Mail): Tree =>
  Object.fromEntries([
    ['@from', from],
    ['@subject', subject],
    ['@date', date],
    ...readLines(text),
    ['@text', text],
  ]);

async function readRaw(raw: string): Promise<Mail> {
  const mail = await PostalMime.parse(raw, limits);
  return {
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    date: mail.date ?? '',
    text: mail.text?.trim() || toMailText(mail.html ?? ''),
  };
}

const readParts = (record: Tree): Mail => ({
  from: textOf(record, 'from', 'sender'),
  subject: textOf(record, 'subject'),
  date: textOf(record, 'date'),
  text: textOf(record, ...texts) || toMailText(textOf(record, ...htmls)),
});

/** Null when it is no mail, or has no text. */
export async function unpack(body: Tree): Promise<Tree | null> {
  const [record] = typeof body === 'string' ? [] : listRecords(body);
  const sent = record === undefined ? [body] : raws.map((name) => textOf(record, name));
  const raw = sent.map((text) => (typeof text === 'string' ? findRaw(text) : '')).find(Boolean);
  if (raw && !isMailWithin(raw)) return null;
  const mail = raw ? await readRaw(raw) : record && readParts(record);
  return mail && mail.text.trim() !== '' ? toTree({ ...mail, text: toKept(mail.text) }) : null;
}
