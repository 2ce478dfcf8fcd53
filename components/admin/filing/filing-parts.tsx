import { CircleAlert, CircleCheck, SquareDashed } from 'lucide-react';
import type { Route } from 'next';
import { IntentLink } from '@/components/shared/intent-link';
import { type FilingPart, filingParts } from '@/lib/content/filing';
import type { FilingPack } from '@/lib/domain/filing/dto';
import { listDifferences } from '@/lib/shared/filing/differences';
import type { FilingFacts } from '@/lib/shared/filing/facts';
import { nameQuarter } from '@/lib/shared/filing/quarters';
import { listReady } from '@/lib/shared/filing/ready';
import { toSheet } from '@/lib/shared/filing/sheet';
import { formatDay } from '@/lib/shared/time/format-moment';

const names = Object.keys(filingParts) as FilingPart[];

const sheetOf = (projectId: string, part: string) => `/admin/projects?edit=${projectId}&part=${part}`;

const homes: Record<FilingPart, (projectId: string) => string> = {
  towers: (id) => sheetOf(id, 'place'),
  units: (id) => `/admin/projects/${id}/units`,
  booked: (id) => `/admin/projects/${id}/units`,
  work: (id) => `/admin/projects/${id}/progress`,
  pictures: (id) => `/admin/projects/${id}/progress`,
  papers: (id) => sheetOf(id, 'papers'),
  litigation: (id) => sheetOf(id, 'papers'),
};

type FilingPartsProps = { projectId: string; pack: FilingPack; isFiled: boolean };

export function FilingParts({ projectId, pack, isFiled }: FilingPartsProps) {
  const { facts, before } = pack;
  const ready = listReady(facts);
  const differs = before && listDifferences(facts, before);
  const readyCount = names.filter((name) => ready[name].isReady).length;
  return (
    <section className="overflow-hidden rounded-[3px] border border-hairline bg-field">
      <h2 className="flex flex-wrap items-baseline gap-x-2 border-hairline border-b px-4 py-3 font-semibold">
        {nameQuarter(facts.quarter)}
        <span className="font-normal text-stone admin:text-[13px]">
          {isFiled ? 'As it was filed' : 'Made'} on {formatDay(facts.madeOn)}, {readyCount} of {names.length}{' '}
          parts ready
        </span>
      </h2>
      <ul>
        {names.map((name) => {
          const { isReady, text } = ready[name];
          const Icon = isReady ? CircleCheck : CircleAlert;
          const lines = differs?.[name] ?? [];
          return (
            <li
              key={name}
              className={`grid grid-cols-[16px_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-hairline border-b px-4 py-3 last:border-b-0 admin:grid-cols-[16px_minmax(0,5fr)_minmax(0,4fr)_auto] ${isReady ? '' : 'bg-warning-tint'}`}
            >
              <Icon
                size={16}
                strokeWidth={1.6}
                aria-hidden="true"
                className={`mt-0.5 ${isReady ? 'text-success' : 'text-warning'}`}
              />
              <div className="min-w-0">
                <h3 className="font-semibold">
                  {filingParts[name]}
                  <span className="sr-only">{isReady ? ', ready' : ', not ready'}</span>
                </h3>
                <p className={`break-words admin:text-[13px] ${isReady ? 'text-stone' : 'text-warning'}`}>
                  {text}
                </p>
              </div>
              <p className="break-words text-stone max-admin:col-start-2 max-admin:row-start-2 admin:text-[13px]">
                {differs === null ? 'No earlier update' : lines.length === 0 ? 'No change' : lines.join(', ')}
              </p>
              <IntentLink
                href={homes[name](projectId) as Route}
                aria-label={`Open ${filingParts[name]}`}
                className="inline-flex min-h-11 items-center text-terra-deep underline underline-offset-[3px] hover:text-terra admin:min-h-6"
              >
                Open
              </IntentLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function FilingBlanks({ facts }: { facts: FilingFacts }) {
  const { blanks } = toSheet(facts);
  return (
    <section className="rounded-[3px] border border-hairline bg-field px-4 py-3">
      <h2 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        Fields left blank
        <span className="font-normal text-stone admin:text-[13px]">
          {blanks.length}: the site does not store these; add them when you file
        </span>
      </h2>
      <ul className="mt-2 grid gap-x-4 gap-y-1.5 admin:grid-cols-2">
        {blanks.map((name) => (
          <li key={name} className="flex items-start gap-2.5">
            <SquareDashed
              size={16}
              strokeWidth={1.6}
              aria-hidden="true"
              className="mt-0.5 shrink-0 text-stone"
            />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
