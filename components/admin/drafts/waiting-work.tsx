import type { Route } from 'next';
import type { ReactNode } from 'react';
import { Card } from '@/components/admin/dashboard/card';
import { Moment } from '@/components/admin/ui/moment';
import { IntentLink } from '@/components/shared/intent-link';
import type { WaitingWork as Waiting } from '@/lib/domain/drafts/dto';

const shownCount = 8;

type RowProps = { label: string; note: string; href: Route; at: string };

function Row({ label, note, href, at }: RowProps) {
  return (
    <li className="flex items-center gap-3 border-hairline border-b px-4 last:border-b-0 hover:bg-paper">
      <IntentLink
        href={href}
        className="ring-inside min-w-0 flex-1 truncate py-2.5 font-semibold hover:underline"
      >
        {label}
      </IntentLink>
      <span className="min-w-0 flex-1 truncate text-stone">{note}</span>
      <Moment at={at} className="shrink-0 text-[13px] text-stone" />
    </li>
  );
}

type ListProps = { id: string; title: string; empty: string; rows: ReactNode[] };

function List({ id, title, empty, rows }: ListProps) {
  const rest = rows.length - shownCount;
  return (
    <Card id={id} title={title} note={<span className="text-stone">{rows.length}</span>}>
      {rows.length === 0 && <p className="px-4 py-6 text-stone">{empty}</p>}
      <ul>{rows.slice(0, shownCount)}</ul>
      {rest > 0 && <p className="border-hairline border-t px-4 py-2.5 text-stone">and {rest} more</p>}
    </Card>
  );
}

export function WaitingWork({ waiting: { drafts, planned } }: { waiting: Waiting }) {
  return (
    <>
      <List
        id="drafts"
        title="Drafts"
        empty="No drafts. Drafts stay here until somebody publishes them."
        rows={drafts.map(({ _id, label, href, kind, savedBy, updatedAt }) => (
          <Row key={_id} label={label} href={href} note={`${kind}, saved by ${savedBy}`} at={updatedAt} />
        ))}
      />
      <List
        id="planned"
        title="Planned"
        empty="Nothing is to be published or hidden by itself."
        rows={planned.map(({ _id, label, href, at, isPublished }) => (
          <Row
            key={_id}
            label={label}
            href={href}
            note={isPublished ? 'To be published' : 'To be hidden'}
            at={at}
          />
        ))}
      />
    </>
  );
}
