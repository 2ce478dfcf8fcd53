import { Ban, Check, X } from 'lucide-react';
import type { Route } from 'next';
import { Moment } from '@/components/admin/ui/moment';
import { IntentLink } from '@/components/shared/intent-link';
import { partnersPath } from '@/lib/content/nav';
import { type PartnerState, partnerStateNames } from '@/lib/content/partners';
import type { Partner } from '@/lib/domain/partners/dto';
import { PartnerStep } from './partner-step';

type Decided = Exclude<PartnerState, 'asks'>;

const looks: Record<Decided, { icon: typeof Check; className: string }> = {
  approved: { icon: Check, className: 'bg-success-tint text-success' },
  ended: { icon: Ban, className: 'bg-sand text-ink-2' },
  refused: { icon: X, className: 'bg-sand text-ink-2' },
};

function StateMark({ state }: { state: Decided }) {
  const { icon: Icon, className } = looks[state];
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-[2px] px-2 py-0.5 font-semibold admin:text-[13px] ${className}`}
    >
      <Icon size={13} strokeWidth={1.8} aria-hidden="true" />
      {partnerStateNames[state]}
    </span>
  );
}

type PartnerRowProps = { partner: Partner; isOpen: boolean };

export function PartnerRow({ partner, isOpen }: PartnerRowProps) {
  const { _id, firm, name, number, numberWarning, state, enquiries, visits, sales, lastAt } = partner;
  if (state === 'asks') return null;
  const counts: [string, number][] = [
    ['Enquiries', enquiries],
    ['Visits', visits],
    ['Sales', sales],
  ];
  return (
    <tr
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-hairline border-t px-4 py-3 admin:table-row ${isOpen ? 'bg-sand/50' : ''}`}
    >
      <th scope="row" className="min-w-0 text-left font-normal admin:py-3 admin:pl-4">
        <IntentLink
          href={`${partnersPath}?partner=${_id}` as Route}
          aria-current={isOpen || undefined}
          className="font-semibold underline decoration-control underline-offset-2 wrap-anywhere"
        >
          {firm}
        </IntentLink>{' '}
        <span className="text-stone wrap-anywhere">{name}</span>
        <span className="block font-mono text-[13px] text-ink-2 wrap-anywhere">{number}</span>
        {numberWarning && <span className="block text-warning wrap-anywhere">{numberWarning}</span>}
      </th>
      <td className="admin:px-3 admin:py-3">
        <StateMark state={state} />
      </td>
      {counts.map(([head, count]) => (
        <td
          key={head}
          className="max-admin:col-span-2 max-admin:flex max-admin:justify-between admin:px-3 admin:py-3 admin:text-right"
        >
          <span className="text-stone admin:hidden">{head}</span>
          {count}
        </td>
      ))}
      <td className="whitespace-nowrap max-admin:col-span-2 max-admin:flex max-admin:justify-between admin:px-3 admin:py-3">
        <span className="text-stone admin:hidden">Last one</span>
        {lastAt ? <Moment at={lastAt} isDay /> : 'None yet'}
      </td>
      <td className="max-admin:col-span-2 admin:py-3 admin:pr-4 admin:text-right">
        <PartnerStep partner={partner} step={state === 'refused' ? 'approve' : 'renew'} isNamed />
      </td>
    </tr>
  );
}
