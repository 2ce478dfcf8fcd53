import { type Difference, keepDifferences } from '@/components/admin/records/differences';
import { stockPictures } from '@/lib/content/stock-pictures';

const labels: Record<string, string> = {
  hours: 'Business hours',
  shortName: 'Short name',
  footerTagline: 'Line in the footer',
  since: 'Year of foundation',
  colors: 'Colours',
  logoOnDark: 'Logo for dark ground',
  share: 'Share picture',
  pin: 'PIN code',
  registeredName: 'Registered name',
  grievanceContact: 'Grievance contact',
  picture: 'Photo',
  social: 'Network',
  recipients: 'E-mail addresses',
  answers: 'Ready answer',
  months: 'Months after the last contact',
  question: 'Question',
  statement: 'First sentence',
  about: 'Text beside it',
  chapters: 'Chapter',
  sections: 'Section',
  lead: 'First words',
  description: 'Summary for search engines',
  ...Object.fromEntries(Object.entries(stockPictures).map(([slot, { label }]) => [slot, label])),
};

/** "hours.0.days" becomes "Business hours 1, days"; an entry of a part that is one list is a question. */
export function settingLabelOf(path: string): string {
  if (path === '') return 'This part';
  const [first = '', ...rest] = /^\d/.test(path) ? ['question', ...path.split('.')] : path.split('.');
  const label = labels[first] ?? first.charAt(0).toUpperCase() + first.slice(1);
  return [label, ...rest.map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : step))]
    .join(' ')
    .replace(/(\d+) /g, '$1, ');
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(toText).join('\n');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .filter(([name]) => name !== '_id' && name !== 'focal')
    .map(([, each]) => toText(each))
    .filter((text) => text !== '')
    .join('\n');
}

const isEntry = (value: unknown) => typeof value === 'object' && value !== null;

/** Each field by its path; the entries of a list stand for themselves. */
function listTexts(value: object): [path: string, text: string][] {
  return Object.entries(value).flatMap(([name, each]): [string, string][] =>
    Array.isArray(each) && each.some(isEntry)
      ? each.map((entry, index) => [`${name}.${index}`, toText(entry)])
      : [[name, toText(each)]],
  );
}

export function listSettingDifferences(mine: object, theirs: object): Difference[] {
  const own = new Map(listTexts(mine));
  const other = new Map(listTexts(theirs));
  return keepDifferences(
    [...new Set([...own.keys(), ...other.keys()])].map((path) => ({
      field: path,
      label: settingLabelOf(path),
      mine: own.get(path) ?? '',
      theirs: other.get(path) ?? '',
    })),
  );
}
