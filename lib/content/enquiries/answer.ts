export const answerChannels = ['call', 'whatsapp', 'mail'] as const;
export type AnswerChannel = (typeof answerChannels)[number];

export const callOutcomes = ['spoke', 'no answer', 'later', 'wrong number'] as const;
type CallOutcome = (typeof callOutcomes)[number];

export const callOutcomeNames: Record<CallOutcome, string> = {
  spoke: 'Spoke',
  'no answer': 'No answer',
  later: 'Asked to call later',
  'wrong number': 'Wrong number',
};

export const reachedOutcomes: readonly CallOutcome[] = ['spoke', 'later'];

export const answerEvents: Record<CallOutcome | 'whatsapp' | 'mail', string> = {
  spoke: 'called, and spoke to them',
  'no answer': 'called: no answer',
  later: 'called: they asked to be called later',
  'wrong number': 'called: the number is wrong',
  whatsapp: 'wrote on WhatsApp',
  mail: 'wrote an e-mail',
};
