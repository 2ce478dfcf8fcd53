import { printWay, type Way, wayNames } from './ways';

/** What an enquiry is called where one is named: by who sent it, or by how they are reached. */
export function titleOf({ name, ways: [way] }: { name: string; ways: readonly Way[] }): string {
  if (name || !way) return name;
  return way.kind === 'whatsapp' ? `${wayNames.whatsapp} ${way.value}` : printWay(way);
}
