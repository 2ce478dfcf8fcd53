import { formatPhone } from '../phone';

export const wayKinds = ['phone', 'email', 'whatsapp'] as const;

/** How somebody can be answered: a number with the code of its country, an address, or the id of a WhatsApp account. */
export type Way = { kind: (typeof wayKinds)[number]; value: string };

export const wayNames: Record<Way['kind'], string> = {
  phone: 'Telephone',
  email: 'E-mail',
  whatsapp: 'WhatsApp id',
};

export const maxWays = 10;
/** What an id of WhatsApp has at most. */
export const whatsappMax = 131;

export const noWay = 'Give a telephone, an e-mail or a WhatsApp id';

export const sentId = 'This WhatsApp id was sent: by it their later messages are known. It stays.';

/** As people write it. */
export const printWay = ({ kind, value }: Way): string => (kind === 'phone' ? formatPhone(value) : value);

export const isSameWay = (one: Way, other: Way): boolean =>
  one.kind === other.kind && one.value === other.value;

export const distinctWays = (ways: readonly Way[]): Way[] =>
  ways.filter((way, index) => ways.findIndex((other) => isSameWay(way, other)) === index);

export const firstOf = (ways: readonly Way[], kind: Way['kind']): string =>
  ways.find((way) => way.kind === kind)?.value ?? '';

/** An id by itself, as a way; none where it is ''. */
export const waysOf = (whatsapp: string): Way[] =>
  whatsapp === '' ? [] : [{ kind: 'whatsapp', value: whatsapp }];
