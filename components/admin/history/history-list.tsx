import { Initials } from '@/components/admin/ui/initials';
import { Moment } from '@/components/admin/ui/moment';
import { IntentLink } from '@/components/shared/intent-link';
import type { HistoryLine } from '@/lib/domain/history/dto';
import { isOwnAccount, verbOf } from './words';

/** No version exists for these entries, so they list the former values. */
function Former({ values }: { values: HistoryLine['former'] }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-terra-deep underline decoration-terra-deep/50 underline-offset-[3px] hover:text-terra admin:min-h-7 admin:text-[13px]">
        Former values
      </summary>
      <dl className="break-words admin:text-[13px]">
        {values.map(({ label, text }) => (
          <div key={label} className="mt-1">
            <dt className="text-stone">{label}</dt>
            <dd>{text || 'empty'}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Line({ entry }: { entry: HistoryLine }) {
  const { actor, action, entity, entityId, labels, subject, former, hasVersions, at, address } = entry;
  return (
    <li className="flex items-start gap-3 border-hairline border-b px-4 py-3 last:border-b-0">
      <Initials name={actor} className="mt-px h-[22px] w-[22px] text-[9px]" />
      <div className="min-w-0 flex-1">
        <p className="break-words">
          {actor} {verbOf(action)}{' '}
          {!isOwnAccount(action) && <strong className="font-semibold">{subject}</strong>}
        </p>
        <p className="break-words text-[14px] text-stone leading-[19px] admin:text-[13px]">
          {[labels.join(', '), address && `from ${address}`].filter(Boolean).join(' · ')}
        </p>
        {former.length > 0 && <Former values={former} />}
      </div>
      <div className="shrink-0 text-right text-[14px] admin:text-[13px]">
        <Moment at={at} className="text-stone" />
        {hasVersions && (
          <IntentLink
            href={`/admin/history?entity=${entity}&entityId=${entityId}`}
            className="block min-h-6 text-terra-deep underline decoration-terra-deep/50 underline-offset-[3px] hover:text-terra"
          >
            Versions<span className="sr-only"> of {subject}</span>
          </IntentLink>
        )}
      </div>
    </li>
  );
}

export function HistoryList({ entries }: { entries: HistoryLine[] }) {
  if (entries.length === 0) {
    return (
      <p className="rounded-[3px] border border-control border-dashed px-6 py-14 text-center text-stone">
        Nothing here yet.
      </p>
    );
  }
  return (
    <ol className="rounded-[3px] border border-hairline bg-field">
      {entries.map((entry) => (
        <Line key={entry._id} entry={entry} />
      ))}
    </ol>
  );
}
