import { type ContactPoint, contactPointNames, printContactPoint } from './contact-points';

/** What an enquiry is called where one is named: by who sent it, or by how they are reached. */
export function titleOf({ name, ways: [way] }: { name: string; ways: readonly ContactPoint[] }): string {
  if (name || !way) return name;
  return way.kind === 'whatsapp' ? `${contactPointNames.whatsapp} ${way.value}` : printContactPoint(way);
}
