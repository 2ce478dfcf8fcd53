const verbs: Record<string, string> = {
  create: 'added',
  update: 'updated',
  delete: 'deleted',
  restore: 'restored',
  reorder: 'reordered',
  hide: 'took off the website',
  show: 'put back on the website',
  'save draft': 'saved a draft of',
  'schedule draft': 'scheduled the draft of',
  'schedule hide': 'scheduled when to hide',
  'publish draft': 'published the draft of',
  'discard draft': 'discarded the draft of',
  invite: 'invited',
  remove: 'removed',
  'empty bin': 'emptied',
  'log in': 'signed in',
  'failed log-in': 'failed to sign in',
  'log out': 'signed out',
  'change role': 'changed the role of',
  'change password': 'changed the password of',
  'reset password': 'set a new password, by a mailed link, for',
  'add second factor': 'switched on the second factor of',
  'remove second factor': 'removed the second factor of',
  'accept invitation': 'accepted the invitation of',
  'end session': 'ended a session of',
  'send again': 'sent again',
  join: 'joined two numbers of',
  'reject join': 'told apart from another',
  'take apart': 'took back a decision on',
  'send document': 'sent a document again to who sent',
  'revoke link': 'ended a link to a document of',
  'confirm contact': 'confirmed who sent',
  'take back confirmation': 'took back who sent',
  part: 'parted',
  export: 'exported',
  erase: 'erased',
};

export const verbOf = (action: string): string => verbs[action] ?? action;

const ownAccount = new Set(['log in', 'log out', 'failed log-in']);
/** What changes nothing but who is signed in. */
export const isOwnAccount = (action: string): boolean => ownAccount.has(action);
