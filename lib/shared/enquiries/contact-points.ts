import { formatPhone } from '../parsing/phone';

export const contactPointKinds = ['phone', 'email', 'whatsapp'] as const;

export type ContactPoint = { kind: (typeof contactPointKinds)[number]; value: string };

export const contactPointNames: Record<ContactPoint['kind'], string> = {
  phone: 'Telephone',
  email: 'E-mail',
  whatsapp: 'WhatsApp id',
};

export const maxContactPoints = 10;
export const whatsappMax = 131;

export const contactPointMissing = 'Enter a telephone number, an e-mail address or a WhatsApp id';

export const sentId =
  'This WhatsApp id came with a message and identifies later messages, so it cannot be removed.';

export const printContactPoint = ({ kind, value }: ContactPoint): string =>
  kind === 'phone' ? formatPhone(value) : value;

export const isSameContactPoint = (one: ContactPoint, other: ContactPoint): boolean =>
  one.kind === other.kind && one.value === other.value;

export const distinctContactPoints = (contactPoints: readonly ContactPoint[]): ContactPoint[] =>
  contactPoints.filter(
    (way, index) => contactPoints.findIndex((other) => isSameContactPoint(way, other)) === index,
  );

export const firstOf = (contactPoints: readonly ContactPoint[], kind: ContactPoint['kind']): string =>
  contactPoints.find((way) => way.kind === kind)?.value ?? '';

export const toContactPoints = (whatsapp: string): ContactPoint[] =>
  whatsapp === '' ? [] : [{ kind: 'whatsapp', value: whatsapp }];

export function titleOf({
  name,
  contactPoints: [way],
}: {
  name: string;
  contactPoints: readonly ContactPoint[];
}): string {
  if (name || !way) return name;
  return way.kind === 'whatsapp' ? `${contactPointNames.whatsapp} ${way.value}` : printContactPoint(way);
}
