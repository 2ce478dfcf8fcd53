import { CircleAlert, CircleCheck } from 'lucide-react';
import Link from 'next/link';
import { PageBody, PageHead } from '@/components/admin/chrome/page-head';
import { Moment } from '@/components/admin/ui/moment';
import type { LaunchResult } from '@/lib/domain/launch/dto';
import { HandOverSheet } from './hand-over-sheet';

function Line({ result: { title, text, at, isDone, href, action } }: { result: LaunchResult }) {
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
        <h2 className="font-semibold">
          {title} <span className="sr-only">{isDone ? 'is done' : 'is to do'}</span>
        </h2>
        <p className="break-words text-stone">
          {text}
          {at && (
            <>
              {' '}
              <Moment at={at} />.
            </>
          )}
        </p>
      </div>
      {!isDone && (
        <Link
          href={href}
          aria-label={`${action}: ${title}`}
          className="col-start-2 inline-flex h-11 shrink-0 items-center justify-self-start rounded-[2px] border border-control bg-field px-2.5 font-semibold hover:border-ink hover:bg-sand admin:h-[30px]"
        >
          {action}
        </Link>
      )}
    </li>
  );
}

type LaunchScreenProps = {
  /** Name of the builder. */
  brand: string;
  results: LaunchResult[];
  /** The sheet names who made it, and when. */
  madeBy: string;
  madeAt: string;
};

/** What is missing before visitors are invited; with nothing missing, the sheet that says so. */
export function LaunchScreen({ brand, results, madeBy, madeAt }: LaunchScreenProps) {
  const missing = results.filter(({ isDone }) => !isDone);
  const ready = results.filter(({ isDone }) => isDone);
  const note = missing.length === 0 ? 'Everything is done' : `${ready.length} of ${results.length} done`;
  return (
    <PageBody>
      <PageHead title="Ready to launch?" note={note} />
      {missing.length === 0 ? (
        <HandOverSheet brand={brand} results={results} madeBy={madeBy} madeAt={madeAt} />
      ) : (
        <>
          <p className="mt-4 text-stone admin:hidden">{note}</p>
          <ul className="mt-4 max-w-[760px] rounded-[3px] border border-hairline bg-field">
            {[...missing, ...ready].map((result) => (
              <Line key={result.id} result={result} />
            ))}
          </ul>
        </>
      )}
    </PageBody>
  );
}
