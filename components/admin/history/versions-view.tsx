'use client';

import { Undo2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { Initials } from '@/components/admin/ui/initials';
import { Moment } from '@/components/admin/ui/moment';
import type { RecordVersion, VersionedKind } from '@/lib/domain/history/dto';
import { formatMoment } from '@/lib/shared/time/format-moment';
import { FieldTable } from './field-table';
import { type Restorable, RestoreDialog } from './restore-dialog';

const isRestorable = (version: RecordVersion): version is Restorable =>
  version.present !== null && version.present.differences.length > 0;

const countFields = (count: number) => (count === 1 ? '1 field differs' : `${count} fields differ`);

function Comparison({ version }: { version: RecordVersion }) {
  if (isRestorable(version)) {
    const { differences } = version.present;
    return (
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-terra-deep underline decoration-terra-deep/50 underline-offset-[3px] hover:text-terra admin:min-h-7 admin:text-[13px]">
          Compare with the present: {countFields(differences.length)}
        </summary>
        <FieldTable from="Now" to="In this version" changes={differences} />
      </details>
    );
  }
  if (version.isNewest || version.present === null) return null;
  return <p className="mt-2 text-stone admin:text-[13px]">The same as the present one.</p>;
}

type VersionItemProps = { version: RecordVersion; onRestore: (version: Restorable) => void };

function VersionItem({ version, onRestore }: VersionItemProps) {
  const { actor, at, changes, isNewest, previewPath } = version;
  return (
    <li className="border-hairline border-b px-4 py-3.5 last:border-b-0">
      <div className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Initials name={actor} />
        <h3 className="mr-auto">
          <Moment at={at} className="font-semibold" /> <span className="text-stone">by {actor}</span>
          {isNewest && (
            <span className="ml-2 rounded-[2px] bg-success-tint px-1.5 py-0.5 font-[550] text-[12px] text-success">
              Newest
            </span>
          )}
        </h3>
        {previewPath && !isNewest && (
          <a
            href={previewPath}
            target="_blank"
            rel="noreferrer"
            aria-label={`See the page as it was on ${formatMoment(at)}, in a new tab`}
            className="inline-flex min-h-11 items-center text-terra-deep underline decoration-terra-deep/50 underline-offset-[3px] hover:text-terra admin:min-h-7 admin:text-[13px]"
          >
            See the page
          </a>
        )}
        {isRestorable(version) && (
          <Button
            isSmall
            aria-label={`Restore the version of ${formatMoment(at)}`}
            onClick={() => onRestore(version)}
          >
            <Undo2 size={15} strokeWidth={1.6} aria-hidden="true" />
            Restore
          </Button>
        )}
      </div>
      {changes.length > 0 ? (
        <FieldTable from="Was" to="Became" changes={changes} />
      ) : (
        <p className="text-stone admin:text-[13px]">The oldest version.</p>
      )}
      <Comparison version={version} />
    </li>
  );
}

type VersionsViewProps = { kind: VersionedKind; id: string; versions: RecordVersion[] };

export function VersionsView({ kind, id, versions }: VersionsViewProps) {
  const router = useRouter();
  const [asked, setAsked] = useState<Restorable | null>(null);
  const [news, setNews] = useState('');
  const name = String(versions[0]?.record.name ?? 'this record');
  const leave = () => {
    setAsked(null);
    router.refresh();
  };

  return (
    <section aria-labelledby="versions" className="rounded-[3px] border border-hairline bg-field">
      <header className="flex min-h-[50px] items-center border-hairline border-b px-4">
        <h2 id="versions" className="font-semibold text-[16px] admin:text-[15px]">
          Versions of {name}
        </h2>
      </header>
      {versions[0]?.present === null && (
        <p className="border-hairline border-b px-4 py-2 text-ink-2">
          It is not on the website now. You can restore it from the bin.
        </p>
      )}
      <p role="status" className="bg-success-tint px-4 py-2 text-success empty:hidden">
        {news}
      </p>
      <ol>
        {versions.map((version) => (
          <VersionItem key={version._id} version={version} onRestore={setAsked} />
        ))}
      </ol>
      {asked && (
        <RestoreDialog
          kind={kind}
          id={id}
          name={name}
          version={asked}
          onRestored={() => {
            setNews(`The version of ${formatMoment(asked.at)} is on the website again.`);
            leave();
          }}
          onClose={leave}
        />
      )}
    </section>
  );
}
