import { nameOfReason, stateNames } from '@/lib/content/enquiries';
import { toCsvLine } from '@/lib/shared/csv';
import { formatMoment } from '@/lib/shared/format-moment';
import { formatIso } from '@/lib/shared/local-day';
import type { NotedRow } from './row';
import { toState } from './state';

const heads = [
  'Received',
  'State',
  'Name',
  'Phone',
  'E-mail',
  'Kind',
  'Project',
  'Interest',
  'Property type',
  'Location',
  'Message',
  'Visit',
  'Source',
  'Page',
  'Assignee',
  'Next follow-up',
  'Marketing consent',
  'Id',
  'Received at',
  'Next follow-up at',
  'Added by',
  'Lost because',
  'Value in rupees',
  'Site visit',
  'Notes',
];

// A number that begins with a plus would be calculated; in brackets it is read by people and stays text.
function toPhoneText(e164: string): string {
  const indian = /^\+91(\d{5})(\d{5})$/.exec(e164);
  return indian ? `(+91) ${indian[1]} ${indian[2]}` : `(${e164})`;
}

export const csvHead = (): string => toCsvLine(heads);

const toNoteText = ({ at, actor, text }: NotedRow['events'][number]) =>
  `${formatMoment(at.getTime())}, ${actor}: ${text}`;

export function toEnquiryLine(row: NotedRow): string {
  return toCsvLine([
    formatMoment(row.createdAt.getTime()),
    stateNames[toState(row.state)],
    row.name,
    toPhoneText(row.phoneE164),
    row.email,
    row.kind === 'callback' ? 'Callback' : 'Enquiry',
    row.project?.name ?? '',
    row.interest,
    row.propertyType,
    row.location,
    row.message,
    row.visitOn,
    row.source,
    row.page,
    row.assignee?.name ?? '',
    row.followUpAt ? formatMoment(row.followUpAt.getTime()) : '',
    row.marketingConsent ? 'Yes' : 'No',
    row.id,
    formatIso(row.createdAt),
    row.followUpAt ? formatIso(row.followUpAt) : '',
    row.addedBy,
    [nameOfReason(row.lostReason), row.lostNote].filter(Boolean).join(': '),
    row.wonValue === null ? '' : String(row.wonValue),
    row.siteVisitOn,
    row.events.map(toNoteText).join('\n'),
  ]);
}
