export type VisitHours = { days: string; opens: string; closes: string };

const line = /^(.+?)[\s,:]+(\d{1,2}:\d{2})\s*(?:to|-|–)\s*(\d{1,2}:\d{2})$/i;

const toClock = (time: string) => time.padStart(5, '0');

/** A line without times has empty ones, which no schema accepts. */
export const parseVisitHours = (text: string): VisitHours[] =>
  toLines(text).map((typed) => {
    const [, days = typed, opens = '', closes = ''] = line.exec(typed) ?? [];
    return { days, opens: opens && toClock(opens), closes: closes && toClock(closes) };
  });

export const toVisitHourLines = (hours: readonly VisitHours[]): string =>
  hours.map(({ days, opens, closes }) => `${days}, ${opens} to ${closes}`).join('\n');

export const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((typed) => typed.trim())
    .filter((typed) => typed !== '');
