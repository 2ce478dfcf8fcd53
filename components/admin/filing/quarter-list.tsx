import { CircleCheck, Clock } from 'lucide-react';
import type { Route } from 'next';
import { IntentLink } from '@/components/shared/intent-link';
import type { FilingQuarter, RegistrationFilings } from '@/lib/domain/filing/dto';
import { formatFiled, nameDaysLeft } from '@/lib/shared/filing/owed';
import { filingSheet, hasEnded, nameQuarter } from '@/lib/shared/filing/quarters';
import { formatDay } from '@/lib/shared/time/format-moment';
import { daysBetween } from '@/lib/shared/time/local-day';
import { packHref } from './pack-href';
import type { ShownFiling } from './shown-filing';

type QuarterListProps = {
  projectId: string;
  registrations: RegistrationFilings[];
  shown: ShownFiling;
  today: string;
};

const link = 'text-terra-deep underline underline-offset-[3px] hover:text-terra';

function DueLine({ dueOn, today }: { dueOn: string; today: string }) {
  const daysLeft = daysBetween(today, dueOn);
  return (
    <span className={`block font-[550] ${daysLeft < 0 ? 'text-error' : 'text-warning'}`}>
      Due {formatDay(dueOn)}, {nameDaysLeft(daysLeft)}
    </span>
  );
}

type RowProps = Omit<QuarterListProps, 'registrations'> & { row: FilingQuarter };

function Row({ projectId, shown, today, row }: RowProps) {
  const { registration, chosen } = shown;
  const { quarter, dueOn, filed } = row;
  const isShown = chosen.quarter === quarter;
  const isOwed = registration.owed.includes(quarter);
  const late = filed ? daysBetween(dueOn, filed.filedOn) : 0;
  const Icon = filed ? CircleCheck : Clock;
  return (
    <li
      className={`flex gap-2.5 border-hairline border-b border-l-[3px] px-3 py-3 last:border-b-0 ${isShown ? 'border-l-terra' : 'border-l-transparent'}`}
    >
      <Icon
        size={16}
        strokeWidth={1.6}
        aria-hidden="true"
        className={`mt-1 shrink-0 ${filed ? 'text-success' : isOwed ? 'text-warning' : 'text-stone'}`}
      />
      <div className="min-w-0 admin:text-[13px]">
        <IntentLink
          href={filingSheet(projectId, quarter, registration.number) as Route}
          aria-current={isShown ? 'page' : undefined}
          className="flex min-h-11 items-center font-semibold text-[15px] hover:underline admin:min-h-6 admin:text-[14px]"
        >
          {nameQuarter(quarter)}
        </IntentLink>
        {filed ? (
          <span className="block break-words text-stone">
            {formatFiled(filed)}
            {late > 0 && <span className="text-error">, {nameDaysLeft(-late)}</span>}
          </span>
        ) : isOwed ? (
          <DueLine dueOn={dueOn} today={today} />
        ) : (
          <span className="block text-stone">
            {hasEnded(quarter, today) ? 'Not filed here' : 'Not over yet'}
          </span>
        )}
        {filed?.isKept && (
          <a
            href={packHref({ projectId, quarter, number: registration.number }, 'filed')}
            download
            aria-label={`Open ${nameQuarter(quarter)} as it was filed`}
            className={`inline-flex min-h-11 items-center admin:min-h-6 ${link}`}
          >
            Open as it was filed
          </a>
        )}
      </div>
    </li>
  );
}

export function QuarterList({ registrations, ...list }: QuarterListProps) {
  const { projectId, shown, today } = list;
  const others = registrations.filter(({ number }) => number !== shown.registration.number);
  return (
    <nav aria-label="Quarters" className="overflow-hidden rounded-[3px] border border-hairline bg-field">
      <ul>
        {shown.registration.quarters.map((row) => (
          <Row key={row.quarter} {...list} row={row} />
        ))}
        {others.map(({ number, towers, quarters, owed }) => {
          const [quarter = quarters[0]?.quarter ?? ''] = owed;
          const due = quarters.find((one) => one.quarter === owed[0]);
          return (
            <li key={number} className="border-hairline border-t px-3 py-3 admin:text-[13px]">
              <IntentLink
                href={filingSheet(projectId, quarter, number) as Route}
                className={`inline-flex min-h-11 items-center wrap-anywhere admin:min-h-6 ${link}`}
              >
                {towers || number}
              </IntentLink>
              {due && <DueLine dueOn={due.dueOn} today={today} />}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
