export const tidyRegistration = (text: string): string =>
  text
    .trim()
    .replace(/\s*\/\s*/g, '/')
    .toUpperCase();

/** Builders mistake it for a registration. */
export const isAcknowledgement = (number: string): boolean => number.startsWith('ACK/');

const form = /^PRM\/KA\/RERA\/\d{4}\/\d{3}\/(PR|AG)\/\d{6}\/\d{6}$/;

export const isAgentNumber = (number: string): boolean => form.exec(number)?.[1] === 'AG';

/** The form of Karnataka's Authority. Another one causes only a warning. */
export const isUsualForm = (number: string): boolean => form.exec(number)?.[1] === 'PR';

export function findAgentFault(number: string): 'project' | 'acknowledgement' | null {
  if (isAcknowledgement(number)) return 'acknowledgement';
  return /^PRM\/.*\/PR\//.test(number) ? 'project' : null;
}

export const agentFaults = {
  project: 'This is the registration of a project. The number of an agent contains AG',
  acknowledgement:
    'This is the acknowledgement of an application. Enter the number of the certificate, which contains AG',
} as const;

export const agentExample = 'PRM/KA/RERA/1251/309/AG/180625/000001';

const toShape = (number: string) => number.replace(/\d/g, '0');

export function describeAgentNumber(number: string): string {
  if (number === '' || isAgentNumber(number)) return '';
  return toShape(agentExample).startsWith(toShape(number))
    ? 'The end is missing. The number is PRM/KA/RERA/…/AG/…/ and six digits, as on the certificate.'
    : `This is not the form of certificates of Karnataka, such as ${agentExample}.`;
}

/** The only page of the Authority without a session. Never fetched for a visitor: it can take minutes. */
export const certificateUrl = (number: string): string =>
  `https://rera.karnataka.gov.in/certificate?CER_NO=${encodeURIComponent(number)}`;

type Dated = { completionOn: string; extensions: readonly { until: string }[] };

/** The latest extension counts. */
export const validUntil = ({ completionOn, extensions }: Dated): string =>
  [completionOn, ...extensions.map(({ until }) => until)].toSorted().at(-1) ?? '';

export const readyBy = (registrations: readonly Dated[]): string =>
  registrations
    .map((registration) => validUntil(registration))
    .toSorted()
    .at(-1) ?? '';

export function validFrom(registrations: readonly (Dated & { registeredOn: string })[]): string {
  const last =
    registrations
      .map(({ registeredOn }) => registeredOn)
      .toSorted()
      .at(-1) ?? '';
  const joined = registrations.filter((registration) => validUntil(registration) >= last);
  return joined.map(({ registeredOn }) => registeredOn).toSorted()[0] ?? '';
}

type Facts = {
  number: string;
  registeredOn: string;
  completionOn: string;
  extensions: readonly { kind: string; until: string }[];
};

const factsOf = ({ number, registeredOn, completionOn, extensions }: Facts) =>
  JSON.stringify([number, registeredOn, completionOn, extensions.map(({ kind, until }) => [kind, until])]);

export const isSameRegistration = (one: Facts, other: Facts): boolean => factsOf(one) === factsOf(other);
