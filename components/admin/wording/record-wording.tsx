'use client';

import { type ReactNode, useCallback } from 'react';
import type { z } from 'zod';
import { altNotesId } from '@/components/admin/pictures/picture-row';
import type { RecordKindName } from '@/lib/content/record-kinds';
import { listCheckedTexts } from '@/lib/shared/wording/checked-texts';
import { WordingArea } from './wording-area';

type RecordWordingProps = {
  kind: RecordKindName;
  recordId: string | null;
  fields: { schema: z.ZodObject; idOf: (path: string) => string };
  values: object;
  readyBy?: string | undefined;
  children: ReactNode;
};

type Named = { pictures?: { _id: string }[] };

export function RecordWording({ fields: { schema, idOf }, ...area }: RecordWordingProps) {
  const { pictures = [] } = area.values as Named;
  const ids = pictures.map(({ _id }) => _id).join();
  const listTexts = useCallback((values: object) => listCheckedTexts(schema, values), [schema]);
  const noteId = useCallback(
    (path: string) => {
      const at = /^pictures\.(\d+)\.alt$/.exec(path)?.[1];
      return at === undefined ? idOf(path) : altNotesId(ids.split(',')[Number(at)] ?? '');
    },
    [idOf, ids],
  );
  return <WordingArea {...area} listTexts={listTexts} idOf={noteId} />;
}
