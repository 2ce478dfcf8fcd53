'use client';

import { useEffect, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Moment } from '@/components/admin/ui/moment';
import { listImportedTablesAction } from '@/lib/domain/intake/actions';
import type { ImportedTable } from '@/lib/domain/intake/dto';
import { formatCount } from '@/lib/shared/numbers/format';
import { UndoImport } from './undo-import';

export function TakenTables() {
  const [tables, setTables] = useState<ImportedTable[]>([]);
  useEffect(() => {
    let isGone = false;
    void askServer(listImportedTablesAction).then((result) => {
      if (result.ok && !isGone) setTables(result.data);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="taken-tables" className="border-hairline border-t pt-4">
      <h3 id="taken-tables" className="mb-2 font-[550]">
        Recent imports
      </h3>
      <ul className="grid gap-3">
        {tables.map(({ _id, at, actor, count }) => (
          <li key={_id} className="grid gap-1">
            <span>
              {formatCount(count)} {count === 1 ? 'enquiry' : 'enquiries'}, <Moment at={at} />, by {actor}
            </span>
            <UndoImport id={_id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
