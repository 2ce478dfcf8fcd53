'use client';

import { useState } from 'react';
import { listDifferences } from '@/components/admin/records/form/differences';
import { formFields } from '@/components/admin/records/form/field-control';
import { useDraftForm } from '@/components/admin/records/form/use-draft-form';
import { RecordSheet } from '@/components/admin/records/record-sheet';
import { VersionsLink } from '@/components/admin/records/versions-link';
import type { DraftName, DraftRecords } from '@/lib/domain/drafts/dto';
import type { VersionedKind } from '@/lib/domain/history/dto';
import { PlainFields } from './plain-fields';
import { type PlainKind, type PlainOpened, toFormKind } from './plain-kind';

export function PlainSheet({ of, ...opened }: PlainOpened & { of: PlainKind }) {
  const { kind, fields, noun, one, isVersioned, nameOf } = of;
  const [formKind] = useState(() => toFormKind(of));
  // Only kinds without a parent have drafts, so the name fits.
  const form = useDraftForm(kind as DraftName, formKind as never, opened as never) as object as ReturnType<
    typeof useDraftForm<
      DraftName,
      DraftRecords[DraftName] & PlainOpened['record'],
      Record<string, unknown>,
      object
    >
  >;
  const controls = formFields(fields, (path) => `${kind}-${path}`);
  const { base, conflict, input, values } = form;
  return (
    <RecordSheet
      kind={kind}
      opened={opened}
      form={form}
      fields={controls}
      texts={{
        title: `${base ? 'Update' : 'Add'} ${one}`,
        submit: base ? 'Update' : `Add ${one}`,
        name: nameOf(values).trim() || `the new ${noun}`,
        missing: 'Fill in the required fields to save',
        saved: undefined,
      }}
      layout={{
        width: 780,
        header: isVersioned && base && <VersionsLink entity={kind as VersionedKind} id={base._id} />,
      }}
      conflict={
        conflict && {
          kind: noun,
          name: nameOf(conflict),
          differences: listDifferences(fields, { ...input }, { ...conflict }),
        }
      }
    >
      {({ notices, schedule }) => (
        <>
          {notices}
          <PlainFields of={of} controls={controls} form={form} />
          {schedule}
        </>
      )}
    </RecordSheet>
  );
}
