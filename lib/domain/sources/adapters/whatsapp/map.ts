import { sourceTexts } from '@/lib/content/sources/sources';
import { emptyLead, type Lead } from '../../lead';
import { findPart, type Tree, textOf } from '../../read';
import type { Adapter } from '../adapter';
import { type Change, listChanges, listParts } from '../meta/changes';
import { findSecond } from '../second';

/** They belong to an earlier message, or to the account. */
const silent = new Set(['reaction', 'system']);

const listMessages = (change: Change): Tree[] =>
  change.field === 'messages'
    ? listParts(change, 'messages').filter((message) => !silent.has(textOf(message, 'type')))
    : [];

function findWords(message: Tree): string {
  const type = textOf(message, 'type');
  const part = findPart(message, type) ?? '';
  const chosen = findPart(part, textOf(part, 'type')) ?? '';
  return (
    textOf(part, 'body', 'text', 'caption') || textOf(chosen, 'title') || `Message without text: ${type}`
  );
}

type Contacts = { all: Tree[]; byNumber: Map<string, Tree>; byUser: Map<string, Tree> };

/** Of several with one number the first wins. */
function listContacts(change: Change): Contacts {
  const all = listParts(change, 'contacts');
  const by = (name: string) => new Map(all.toReversed().map((contact) => [textOf(contact, name), contact]));
  return { all, byNumber: by('wa_id'), byUser: by('user_id') };
}

function toLead(message: Tree, contacts: Contacts): Lead {
  const [number, user] = [textOf(message, 'from'), textOf(message, 'from_user_id')];
  const sender =
    (number && contacts.byNumber.get(number)) ||
    (user && contacts.byUser.get(user)) ||
    (contacts.all.length === 1 ? contacts.all[0] : undefined);
  const whatsapp = user || textOf(sender ?? '', 'user_id');
  const digits = number || textOf(sender ?? '', 'wa_id');
  return {
    ...emptyLead,
    key: textOf(message, 'id'),
    name: textOf(findPart(sender ?? '', 'profile') ?? '', 'name'),
    // WhatsApp sends the country code without the plus.
    phone: digits && `+${digits.replace(/^\+/, '')}`,
    ...(whatsapp && { whatsapp }),
    message: findWords(message),
    sentAt: findSecond(textOf(message, 'timestamp')),
  };
}

const map = (body: Tree): Lead[] =>
  listChanges(body).flatMap((change) => {
    const messages = listMessages(change);
    if (messages.length === 0) return [];
    const contacts = listContacts(change);
    return messages.map((message) => toLead(message, contacts));
  });

function isNotice(body: Tree): boolean {
  const changes = listChanges(body);
  const isKnown = (change: Change) =>
    change.field !== 'messages' ||
    listParts(change, 'statuses').length > 0 ||
    listParts(change, 'messages').length > 0;
  return changes.length > 0 && changes.every(isKnown) && map(body).length === 0;
}

export const whatsapp: Adapter = { map, isSigned: true, isNotice, unreachable: sourceTexts.numberless };
