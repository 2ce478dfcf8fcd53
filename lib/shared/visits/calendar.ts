/** RFC 5545. */
export type CalendarEntry = {
  uid: string;
  sequence: number;
  stamp: Date;
  startsAt: Date;
  minutes: number;
  summary: string;
  description: string;
  location: string;
  url: string;
  organizer: { name: string; email: string };
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
};

const foldBytes = 75;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Section 3.1: at most 75 bytes a line, and no split character. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (bytesOf(current + character) > foldBytes) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}

/** Section 3.3.11. */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** Section 3.2: a parameter is quoted, and holds no quotes. */
const quote = (text: string): string => `"${text.replace(/["\r\n]/g, ' ')}"`;

const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

export function toCalendar(entry: CalendarEntry): string {
  const { uid, sequence, stamp, startsAt, minutes, summary, description, location, url, organizer, status } =
    entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Visits//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(new Date(startsAt.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(location)}`,
    `URL:${url}`,
    `ORGANIZER;CN=${quote(organizer.name)}:mailto:${organizer.email}`,
    `STATUS:${status}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
