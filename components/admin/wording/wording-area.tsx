'use client';

import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { FieldNotesProvider } from '@/components/admin/ui/fields/field-notes';
import type { KeptWording } from '@/lib/domain/wording/dto';
import type { CheckedText } from '@/lib/shared/wording/checked-texts';

type Check = Pick<typeof import('./wording-notes'), 'findByField' | 'readKept' | 'WordingNotes'>;

type WordingAreaProps = {
  kind: string;
  /** Null before the first save: no exception can be stored. */
  recordId: string | null;
  values: object;
  listTexts: (values: object) => CheckedText[];
  idOf: (path: string) => string;
  readyBy?: string | undefined;
  children: ReactNode;
};

/** Warnings never block a save. */
export function WordingArea({
  kind,
  recordId,
  values,
  listTexts,
  idOf,
  readyBy = '',
  children,
}: WordingAreaProps) {
  const [check, setCheck] = useState<Check | null>(null);
  const [kept, setKept] = useState<KeptWording[] | null>(null);
  const shown = useDeferredValue(values);

  // The form works without it.
  useEffect(() => {
    let isOpen = true;
    import('./wording-notes')
      .then(({ findByField, readKept, WordingNotes }) => {
        if (isOpen) setCheck({ findByField, readKept, WordingNotes });
      })
      .catch(() => {});
    return () => {
      isOpen = false;
    };
  }, []);

  const found = useMemo(
    () => check?.findByField(listTexts(shown), idOf, readyBy),
    [check, shown, listTexts, idOf, readyBy],
  );
  const isAsked = recordId !== null && (found?.size ?? 0) > 0;
  useEffect(() => {
    if (!isAsked || !check || recordId === null) return;
    let isOpen = true;
    void check.readKept({ kind, recordId }).then((list) => isOpen && setKept(list));
    return () => {
      isOpen = false;
    };
  }, [check, isAsked, kind, recordId]);

  const noteOf = useMemo(
    () => (id: string) => {
      const hits = found?.get(id);
      if (!check || !hits) return null;
      return (
        <check.WordingNotes
          owner={recordId === null ? null : { kind, recordId }}
          hits={hits}
          kept={kept ?? []}
          onKept={(one) => setKept((before) => [...(before ?? []), one])}
        />
      );
    },
    [check, found, kept, kind, recordId],
  );
  return <FieldNotesProvider value={noteOf}>{children}</FieldNotesProvider>;
}
