'use client';

import { FieldControl, formFields } from '@/components/admin/records/form/field-control';
import type { RecordFormProps } from '@/components/admin/records/form/use-draft-form';
import { ChildDialog } from '@/components/admin/records/plain/child-dialog';
import { TextField } from '@/components/admin/ui/fields/text-field';
import { alwaysOpen } from '@/lib/content/documents';
import { documentForm, type ProjectDocument } from '@/lib/domain/documents/fields';
import { listDocumentDifferences, useDocumentForm } from './document-form';
import { FileField } from './file-field';

const fields = formFields(documentForm, (path) => `document-${path}`);
const { idOf, labelOf } = fields;

const accessHint = (isFixed: boolean) =>
  isFixed
    ? 'Sanctioned plans, specifications and the stage schedule must be open to everybody: section 11(3) of RERA.'
    : 'On request: visitors get a link that works for 48 hours, in reply to their enquiry.';

type DocumentDialogProps = RecordFormProps<ProjectDocument> & { projectId: string };

export function DocumentDialog({ projectId, ...opened }: DocumentDialogProps) {
  const form = useDocumentForm(projectId, opened);
  const { values, set, errorOf } = form;
  return (
    <ChildDialog
      kind="document"
      form={form}
      controls={fields}
      texts={{ noun: 'document', one: 'Document', missing: 'Add a title and a file to save' }}
      describe={(theirs) => ({
        name: theirs.title,
        differences: listDocumentDifferences(values, theirs),
      })}
      width={560}
      onClose={opened.onClose}
    >
      <div className="flex flex-col gap-6">
        <FieldControl fields={fields} form={form} name="title" />
        <FieldControl fields={fields} form={form} name="kind" none="Choose what it is" />
        <FieldControl
          fields={fields}
          form={form}
          name="access"
          hint={accessHint(alwaysOpen.includes(values.kind))}
        />
        <FileField
          id={idOf('file')}
          label={labelOf('file')}
          value={values.file}
          error={errorOf('file')}
          isForAll={values.access === 'Open'}
          onChange={(file) => set('file', file)}
        />
        <TextField
          id={idOf('date')}
          label={labelOf('date')}
          type="date"
          error={errorOf('date')}
          value={values.date}
          onChange={(date) => set('date', date)}
        />
      </div>
    </ChildDialog>
  );
}
