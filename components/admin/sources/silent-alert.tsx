import { TriangleAlert } from 'lucide-react';
import { IntentLink } from '@/components/shared/intent-link';
import type { Source } from '@/lib/domain/sources/dto';
import { describeRhythm, findSilence } from '@/lib/shared/sources/health';

type SilentAlertProps = { sources: readonly Source[]; now: Date };

export function SilentAlert({ sources, now }: SilentAlertProps) {
  const silent = sources.flatMap((source) => {
    const hours = findSilence(source, now);
    return hours === null ? [] : { ...source, hours };
  });
  if (silent.length === 0) return null;
  return (
    <div
      role="alert"
      className="rounded-r-[2px] border border-error/30 border-l-4 border-l-error bg-error-tint px-4 py-1"
    >
      {silent.map(({ _id, name, hours, days }) => (
        <div key={_id} className="flex flex-wrap items-center gap-x-3">
          <TriangleAlert size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-error" />
          <p className="min-w-0 flex-1 basis-56 py-2 wrap-anywhere">
            <strong className="font-semibold">
              {name} has been silent for {hours} h.
            </strong>{' '}
            It usually sends {describeRhythm(days)}.
          </p>
          <IntentLink
            href={`/admin/sources/${_id}`}
            className="inline-flex min-h-11 items-center font-semibold text-terra-deep underline underline-offset-2 wrap-anywhere admin:min-h-9"
          >
            Open {name}
          </IntentLink>
        </div>
      ))}
    </div>
  );
}
