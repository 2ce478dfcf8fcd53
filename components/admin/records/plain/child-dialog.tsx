import type { ComponentProps, ReactNode } from 'react';
import type { z } from 'zod';
import { type Difference, listDifferences } from '@/components/admin/records/form/differences';
import { RecordNotices } from '@/components/admin/records/form/record-form-parts';
import type { RecordForm } from '@/components/admin/records/form/use-record-form';
import type { PlainFormInput, PlainRecord } from '@/components/admin/records/plain/plain-form';
import { RecordDialog } from '@/components/admin/records/record-dialog';
import { RecordWording } from '@/components/admin/wording/record-wording';
import type { RecordKindName } from '@/lib/content/record-kinds';
import type { FieldValues } from '@/lib/shared/parsing/record-fields';

type Listed = { _id: string }[];

function picturesDifference(mine: Listed, theirs: Listed): Difference[] {
  const ids = (pictures: Listed) => pictures.map(({ _id }) => _id).join();
  if (ids(mine) === ids(theirs)) return [];
  const count = ({ length }: Listed) => (length === 1 ? '1 picture' : `${length} pictures`);
  return [{ field: 'pictures', label: 'Pictures', mine: count(mine), theirs: count(theirs) }];
}

export const listPlainDifferences = <F extends z.ZodObject>(
  fields: F,
  mine: PlainFormInput<F>,
  theirs: PlainRecord<F>,
): Difference[] => [
  ...listDifferences(fields, mine as FieldValues<F>, theirs),
  ...picturesDifference(mine.pictures ?? [], theirs.images ?? []),
];

type ChildDialogProps<R> = {
  kind: RecordKindName;
  form: RecordForm & { base: { _id: string } | null; conflict: R | null; input: object };
  controls: ComponentProps<typeof RecordNotices>['fields'] & { schema: z.ZodObject };
  texts: { noun: string; one: string; missing: string };
  describe: (theirs: R) => { name: string; differences: Difference[] };
  width?: number;
  onClose: () => void;
  children: ReactNode;
};

export function ChildDialog<R>(props: ChildDialogProps<R>) {
  const { kind, form, controls, texts, describe, width = 780, onClose, children } = props;
  const { base, conflict } = form;
  const one = texts.one.toLowerCase();
  return (
    <RecordDialog
      form={form}
      texts={{
        title: `${base ? 'Change' : 'Add'} ${texts.one}`,
        submit: `Save ${one}`,
        name: base ? `the ${one}` : `the new ${one}`,
        missing: texts.missing,
        saved: undefined,
      }}
      layout={{ width }}
      conflict={conflict && { kind: texts.noun, ...describe(conflict) }}
      onClose={onClose}
    >
      <RecordWording kind={kind} recordId={base?._id ?? null} fields={controls} values={form.input}>
        <RecordNotices form={form} fields={controls} />
        {children}
      </RecordWording>
    </RecordDialog>
  );
}
