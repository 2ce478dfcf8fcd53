'use client';

import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { ExportLink } from '@/components/admin/enquiries/inbox/export-link';
import { Options } from '@/components/admin/ui/fields/options';
import { TitledCard } from '@/components/admin/ui/titled-card';
import { claimTexts } from '@/lib/content/sources/screen';

type ClaimsCardProps = { sourceId: string; months: readonly { month: string; name: string }[] };

export function ClaimsCard({ sourceId, months }: ClaimsCardProps) {
  const id = useId();
  const [month, setMonth] = useState(months[0]?.month ?? '');
  return (
    <TitledCard id="claims-title" title="Claims">
      <p className="max-w-[680px] text-stone admin:text-[13px]">{claimTexts.note}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <label htmlFor={id} className="sr-only">
          Month
        </label>
        <select
          id={id}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
          className="admin-field admin:w-[200px]!"
        >
          <Options of={months.map((each) => [each.month, each.name])} />
        </select>
        <ExportLink
          href={`/api/admin/sources/${sourceId}/claims?month=${month}`}
          className="inline-flex min-h-11 items-center gap-2 rounded-[2px] border border-control bg-field px-3 font-semibold hover:border-ink hover:bg-sand admin:min-h-9"
        >
          <Download size={16} strokeWidth={1.6} aria-hidden="true" />
          Claim sheet
        </ExportLink>
      </div>
    </TitledCard>
  );
}
