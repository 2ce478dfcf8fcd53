'use client';

import { useState } from 'react';
import { formFields } from '@/components/admin/records/form/field-control';
import { useRecordForm } from '@/components/admin/records/form/use-record-form';
import { ChildDialog, listPlainDifferences } from './child-dialog';
import { PlainFields } from './plain-fields';
import { type PlainKind, type PlainOpened, toFormKind } from './plain-kind';

export function PlainDialog({ of, ...opened }: PlainOpened & { of: PlainKind }) {
  const { kind, fields, noun, one, nameOf } = of;
  const [formKind] = useState(() => toFormKind(of));
  const form = useRecordForm(formKind, opened.record, opened.onSaved);
  const controls = formFields(fields, (path) => `${kind}-${path}`);
  return (
    <ChildDialog
      kind={kind}
      form={form}
      controls={controls}
      texts={{ noun, one, missing: 'Fill in the required fields to save' }}
      describe={(theirs) => ({
        name: nameOf(theirs),
        differences: listPlainDifferences(fields, form.input, theirs),
      })}
      onClose={opened.onClose}
    >
      <PlainFields of={of} controls={controls} form={form} />
    </ChildDialog>
  );
}
