import { CircleAlert, CircleCheck } from 'lucide-react';
import { Moment } from '@/components/admin/ui/moment';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { ProgressBar } from '@/components/admin/ui/progress-bar';
import { IntentLink } from '@/components/shared/intent-link';
import { type LaunchStage, launchStages } from '@/lib/content/admin/launch';
import type { LaunchResult } from '@/lib/domain/launch/dto';
import { HandOverSheet } from './hand-over-sheet';
import { RequestText } from './request-text';

type LineProps = { result: LaunchResult; isNext: boolean };

const linkLooks = {
  next: 'bg-terra text-white hover:bg-terra-deep',
  later: 'border border-control bg-field hover:border-ink hover:bg-sand',
} as const;

type ItemsProps = { title: string; items: NonNullable<LaunchResult['items']> };

function Items({ title, items }: ItemsProps) {
  return (
    <ul aria-label={title} className="mt-2 border-hairline border-t">
      {items.map(({ text, links }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may say the same, and none moves.
          key={at}
          className="flex flex-wrap items-baseline gap-x-3 border-hairline border-b py-1.5 last:border-b-0"
        >
          <span className="min-w-0 flex-1 basis-[220px] wrap-anywhere">{text}</span>
          {links.map(({ name, href }) => (
            <IntentLink
              key={name}
              href={href}
              aria-label={`${name}: ${text}`}
              className="inline-flex min-h-11 items-center text-terra-deep underline decoration-terra-deep/50 underline-offset-[3px] hover:text-terra admin:min-h-6"
            >
              {name}
            </IntentLink>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Line({ result: { title, text, at, isDone, items, link, request }, isNext }: LineProps) {
  const Icon = isDone ? CircleCheck : CircleAlert;
  return (
    <li className="grid grid-cols-[18px_1fr] items-start gap-x-3 gap-y-2 border-hairline border-b px-4 py-3 last:border-b-0 admin:flex">
      <Icon
        size={18}
        strokeWidth={1.6}
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${isDone ? 'text-success' : 'text-warning'}`}
      />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">
          {title} <span className="sr-only">{isDone ? 'is done' : 'is to do'}</span>
        </h3>
        <p className="break-words text-stone">
          {text}
          {at && (
            <>
              {' '}
              <Moment at={at} />.
            </>
          )}
        </p>
        {items && <Items title={title} items={items} />}
        {request && <RequestText title={title} text={request} />}
      </div>
      {!isDone && link && !items && (
        <IntentLink
          href={link.href}
          aria-label={`${link.name}: ${title}`}
          className={`col-start-2 inline-flex h-11 shrink-0 items-center justify-self-start rounded-[2px] px-2.5 font-semibold admin:h-[30px] ${linkLooks[isNext ? 'next' : 'later']}`}
        >
          {link.name}
        </IntentLink>
      )}
    </li>
  );
}

type StageProps = { stage: LaunchStage; results: LaunchResult[]; nextId: string | undefined };

function Stage({ stage, results, nextId }: StageProps) {
  const left = results.filter(({ isDone }) => !isDone).length;
  const id = `stage-${stage}`;
  return (
    <li>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="font-semibold text-[16px] admin:text-[15px]">
          {launchStages[stage]}
        </h2>
        <p className={left === 0 ? 'text-success' : 'text-stone'}>{left === 0 ? 'Done' : `${left} left`}</p>
      </div>
      <ol aria-labelledby={id} className="mt-2 rounded-[3px] border border-hairline bg-field">
        {results.map((result) => (
          <Line key={result.id} result={result} isNext={result.id === nextId} />
        ))}
      </ol>
    </li>
  );
}

type LaunchScreenProps = {
  brand: string;
  results: LaunchResult[];
  madeBy: string;
  madeAt: string;
};

const stages = Object.keys(launchStages) as LaunchStage[];

export function LaunchScreen({ brand, results, madeBy, madeAt }: LaunchScreenProps) {
  const ready = results.filter(({ isDone }) => isDone).length;
  const isReady = ready === results.length;
  const note = isReady ? 'Everything is done' : `${ready} of ${results.length} done`;
  const next = results.find(({ isDone, link }) => !isDone && link);
  return (
    <PageBody>
      <PageHead title="Ready to launch?" note={note} />
      {isReady ? (
        <HandOverSheet brand={brand} results={results} madeBy={madeBy} madeAt={madeAt} />
      ) : (
        <div className="max-w-[760px]">
          <p className="mt-4 text-stone admin:hidden">{note}</p>
          <ProgressBar
            label={note}
            percent={Math.floor((ready / results.length) * 100)}
            className="mt-3 h-1.5 admin:mt-4"
          />
          <ol className="mt-5 flex flex-col gap-6">
            {stages.map((stage) => (
              <Stage
                key={stage}
                stage={stage}
                results={results.filter((result) => result.stage === stage)}
                nextId={next?.id}
              />
            ))}
          </ol>
        </div>
      )}
    </PageBody>
  );
}
