'use client';

import { Info, Pencil, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { UnsavedWorkNotices } from '@/components/admin/records/form/unsaved-work-notices';
import { useFocusAfterRefresh } from '@/components/admin/records/use-focus-after-refresh';
import { Button } from '@/components/admin/ui/button';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import type { AboutStatsRecord, ListedAsBuilt } from '@/lib/domain/about/fields';
import { counters, statsKind } from './counters';

const { Dialog: StatsDialog, warmUp } = lazyDialog(async () => (await import('./stats-dialog')).StatsDialog);

const editButtonId = 'edit-stats';

const whereListed: Record<ListedAsBuilt['list'], string> = {
  'handed over': 'as handed over',
  completed: 'with the status Completed',
};

const formatCount = (count: number) => count.toLocaleString('en-IN');

type AdminStatsScreenProps = {
  record: AboutStatsRecord | null;
  listed: ListedAsBuilt | null;
};

export function AdminStatsScreen({ record, listed }: AdminStatsScreenProps) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const focusAfterRefresh = useFocusAfterRefresh([record]);
  const Icon = record ? Pencil : Plus;
  return (
    <PageBody>
      <PageHead title="About Page Stats Admin" />
      <div className="mt-4 flex max-w-[880px] flex-col gap-[18px]">
        {!isOpen && (
          <UnsavedWorkNotices
            kind={statsKind}
            records={record ? [record] : []}
            onOpen={() => setIsOpen(true)}
          />
        )}
        <section
          aria-label="Stats"
          className="overflow-hidden rounded-[3px] border border-hairline bg-hairline"
        >
          <dl className="grid grid-cols-2 gap-px wide:grid-cols-4">
            {counters.map(({ name, short, unit }) => (
              <div key={name} className="min-w-0 bg-field px-5 pt-4 pb-7">
                <dt className="font-[550] text-ink-2">
                  {short}
                  {unit && <span className="sr-only"> ({unit})</span>}
                </dt>
                <dd className="mt-3 break-words font-medium text-[30px] leading-[38px] admin:text-[38px] admin:leading-[42px]">
                  {formatCount(record?.[name] ?? 0)}
                  {unit && (
                    <span aria-hidden="true" className="ml-1.5 font-normal text-[15px] text-stone">
                      {unit}
                    </span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          {record && listed && record.completedProjects !== listed.count && (
            <p className="mt-px flex items-start gap-1.5 bg-field px-5 py-3 text-[14px] text-warning leading-5 admin:text-[13px]">
              <Info size={14} strokeWidth={1.6} aria-hidden="true" className="mt-[3px] shrink-0" />
              <span>
                {`Completed Projects says ${formatCount(record.completedProjects)}. The website lists ${formatCount(listed.count)} ${whereListed[listed.list]}.`}
              </span>
            </p>
          )}
          <div className="mt-px flex flex-wrap items-center justify-between gap-3 bg-paper py-3 pr-4 pl-5">
            <p className="text-[14px] text-stone admin:text-[13px]">
              {record
                ? 'Shown on the home page and on About Us.'
                : 'Nothing saved yet: the website shows four zeros.'}
            </p>
            <Button id={editButtonId} look="primary" onClick={() => setIsOpen(true)} {...warmUp}>
              <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
              {record ? 'Edit Stats' : 'Add Stats'}
            </Button>
          </div>
        </section>
      </div>
      {isOpen && (
        <StatsDialog
          record={record}
          onSaved={() => {
            focusAfterRefresh(editButtonId);
            setIsOpen(false);
            router.refresh();
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </PageBody>
  );
}
