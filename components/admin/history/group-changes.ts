import type { HistoryLine } from '@/lib/domain/history/dto';

/** Bulk changes are written one after the other; within this time they count as one. In milliseconds. */
const atOnceMs = 60_000;
const namedMost = 3;

export type Change = { first: HistoryLine; subject: string };

export function groupChanges(lines: HistoryLine[]): Change[] {
  const groups: HistoryLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const former = last?.at(-1);
    const isSame =
      former &&
      former.actor === line.actor &&
      former.action === line.action &&
      former.entity === line.entity &&
      former.labels.join() === line.labels.join() &&
      Math.abs(Date.parse(former.at) - Date.parse(line.at)) < atOnceMs;
    if (last && isSame) last.push(line);
    else groups.push([line]);
  }
  return groups.flatMap(([first, ...others]) =>
    first
      ? [{ first, subject: toSubject([...new Set([first, ...others].map(({ subject }) => subject))]) }]
      : [],
  );
}

function toSubject(names: string[]): string {
  const more = names.length - namedMost;
  return more > 0 ? `${names.slice(0, namedMost).join(', ')} and ${more} more` : names.join(', ');
}
