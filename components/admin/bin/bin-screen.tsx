'use client';

import { Clock, Undo2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useFocusAfterRefresh } from '@/components/admin/records/use-focus-after-refresh';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { EmptyState } from '@/components/admin/ui/empty-state';
import { Moment } from '@/components/admin/ui/moment';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { Spinner } from '@/components/admin/ui/spinner';
import { ShowMore, usePages } from '@/components/admin/ui/use-pages';
import { SafeImage } from '@/components/shared/safe-image';
import { limits } from '@/lib/content/limits';
import { restoreFromBinAction } from '@/lib/domain/bin/actions';
import type { BinEntry, BinKind, BinKindText } from '@/lib/domain/bin/dto';
import { EmptyBin } from './empty-bin';

const soonDays = 7;
const restoreButtonId = ({ kind, _id }: BinEntry) => `restore-${kind}-${_id}`;
const inDays = (days: number) => (days === 0 ? 'today' : days === 1 ? 'in 1 day' : `in ${days} days`);

function GoneForGood({ entry }: { entry: BinEntry }) {
  const isSoon = entry.daysLeft <= soonDays;
  return (
    <span
      className={
        isSoon
          ? 'inline-flex items-center gap-1.5 rounded-[2px] bg-warning-tint px-1.5 py-0.5 font-[550] text-[13px] text-warning'
          : 'text-stone'
      }
    >
      {isSoon && <Clock size={13} strokeWidth={1.6} aria-hidden="true" />}
      {inDays(entry.daysLeft)}
    </span>
  );
}

type RowProps = { entry: BinEntry; text: BinKindText; isBusy: boolean; onRestore: () => void };

function Row({ entry, text, isBusy, onRestore }: RowProps) {
  const { kind, picture, deletedAt, deletedBy } = entry;
  return (
    <tr className="grid grid-cols-[1fr_auto] gap-x-3 border-hairline border-t px-4 py-3 wrap-anywhere admin:table-row admin:p-0 admin:wrap-break-word">
      <th scope="row" className="text-left font-normal admin:py-2.5 admin:pl-4">
        <span className="flex items-center gap-3">
          {text.placeholder && (
            <span className="relative block h-10 w-16 shrink-0 overflow-hidden bg-sand">
              <SafeImage
                picture={picture}
                fallback={text.placeholder}
                sizes="64px"
                alt=""
                fill
                className={kind === 'brand' ? 'object-contain p-1' : 'object-cover'}
              />
            </span>
          )}
          <strong className="min-w-0 font-semibold">{entry.label}</strong>
        </span>
      </th>
      <td className="col-start-1 row-start-2 pt-1 text-stone admin:table-cell admin:px-3 admin:pt-0 admin:text-ink">
        {text.name}
      </td>
      <td className="col-start-1 row-start-3 text-[14px] text-stone admin:table-cell admin:px-3 admin:text-[13px]">
        <Moment at={deletedAt} />
        {deletedBy && <span className="block text-stone">by {deletedBy}</span>}
      </td>
      <td className="col-start-1 row-start-4 admin:table-cell admin:px-3">
        <GoneForGood entry={entry} />
      </td>
      <td className="col-start-2 row-start-1 text-right admin:table-cell admin:pr-4">
        <Button
          isSmall
          id={restoreButtonId(entry)}
          disabled={isBusy}
          aria-label={`Restore ${entry.label}`}
          onClick={onRestore}
        >
          {isBusy ? <Spinner /> : <Undo2 size={15} strokeWidth={1.6} aria-hidden="true" />}
          Restore
        </Button>
      </td>
    </tr>
  );
}

type BinScreenProps = {
  entries: BinEntry[];
  kinds: Record<BinKind, BinKindText>;
};

export function BinScreen({ entries, kinds }: BinScreenProps) {
  const router = useRouter();
  const [busy, setBusy] = useState<string | null>(null);
  const [isEmptying, setIsEmptying] = useState(false);
  const [news, setNews] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const focusAfterRefresh = useFocusAfterRefresh(entries);
  const { page, showMore } = usePages(entries);
  const [newest] = entries;

  const restore = async (entry: BinEntry) => {
    setBusy(entry._id);
    setFailure(null);
    setNews('');
    const result = await askServer(() => restoreFromBinAction(entry.kind, entry._id));
    setBusy(null);
    if (!result.ok) return setFailure(`${entry.label} was not restored. ${result.error.message}`);
    const at = entries.indexOf(entry);
    const neighbour = entries[at + 1] ?? entries[at - 1];
    focusAfterRefresh(neighbour ? restoreButtonId(neighbour) : 'bin-news');
    setNews(`“${entry.label}” has been restored.`);
    router.refresh();
  };

  return (
    <PageBody>
      <PageHead title="Bin" count={entries.length}>
        {entries.length > 0 && <Button onClick={() => setIsEmptying(true)}>Empty the Bin</Button>}
      </PageHead>
      <div className="mt-4 flex flex-col gap-3.5">
        <p
          id="bin-news"
          role="status"
          tabIndex={-1}
          className="rounded-[2px] bg-success-tint px-3.5 py-2 text-success empty:hidden"
        >
          {news}
        </p>
        <FailureLine>{failure}</FailureLine>
        {entries.length === 0 ? (
          <EmptyState
            text="The bin is empty."
            meanwhile={`Deleted records stay here for ${limits.binDays} days. You can restore them until then.`}
          />
        ) : (
          <>
            <div className="rounded-[3px] border border-hairline bg-field">
              <table className="block w-full admin:table">
                <thead className="sr-only admin:not-sr-only admin:table-header-group">
                  <tr className="text-left text-[13px] text-stone">
                    {['Deleted', 'Kind', 'When', 'Deleted for good'].map((name) => (
                      <th key={name} scope="col" className="px-3 py-2 font-[550] first:pl-4">
                        {name}
                      </th>
                    ))}
                    <th scope="col">
                      <span className="sr-only">Restore</span>
                    </th>
                  </tr>
                </thead>
                <tbody className="block admin:table-row-group">
                  {page.map((entry) => (
                    <Row
                      key={entry.kind + entry._id}
                      entry={entry}
                      text={kinds[entry.kind]}
                      isBusy={busy === entry._id}
                      onRestore={() => void restore(entry)}
                    />
                  ))}
                </tbody>
              </table>
            </div>
            <ShowMore shown={page.length} total={entries.length} onMore={showMore} />
            <p className="text-[14px] text-stone admin:text-[13px]">
              Pictures stay with a record until it is deleted for good. A restored record returns to its place
              in the order.
            </p>
          </>
        )}
      </div>
      {isEmptying && newest && (
        <EmptyBin
          count={entries.length}
          until={newest.deletedAt}
          onEmptied={(removed) => {
            focusAfterRefresh('bin-news');
            setNews(`${removed === 1 ? '1 record was' : `${removed} records were`} deleted for good.`);
            setIsEmptying(false);
            router.refresh();
          }}
          onCancel={() => setIsEmptying(false)}
        />
      )}
    </PageBody>
  );
}
