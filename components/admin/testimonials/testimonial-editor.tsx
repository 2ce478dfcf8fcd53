'use client';

import { Plus } from 'lucide-react';
import { useId } from 'react';
import { DraftSchedule } from '@/components/admin/drafts/draft-schedule';
import { DraftStrip } from '@/components/admin/drafts/draft-strip';
import { listDifferences } from '@/components/admin/records/form/differences';
import { FieldControl, formFields } from '@/components/admin/records/form/field-control';
import { RecordNotices, SavingState, SubmitButton } from '@/components/admin/records/form/record-form-parts';
import { RecordQuestions } from '@/components/admin/records/form/record-questions';
import { SaveDraftButton } from '@/components/admin/records/form/save-draft-button';
import type { RecordFormProps } from '@/components/admin/records/form/use-draft-form';
import { useFormElement } from '@/components/admin/records/form/use-form-element';
import { Button } from '@/components/admin/ui/button';
import { RecordWording } from '@/components/admin/wording/record-wording';
import { type Testimonial, testimonialFields } from '@/lib/domain/testimonials/fields';
import type { NamedProject } from '@/lib/shared/projects/named-projects';
import { fieldId } from './field-id';
import { useTestimonialForm } from './testimonial-form';
import { UnfinishedNote } from './unfinished-note';

const fields = formFields(testimonialFields, fieldId);

type TestimonialEditorProps = RecordFormProps<Testimonial> & { projects: NamedProject[] };

export function TestimonialEditor({ projects, ...opened }: TestimonialEditorProps) {
  const { record, draft, scheduleHint, onClose } = opened;
  const submit = record ? 'Update' : 'Add';
  const titleId = useId();
  const form = useTestimonialForm(opened);
  const field = { fields, form };
  const element = useFormElement(form);
  const { values, conflict, isDirty, isSaving } = form;
  const length = values.quote.trim().length;
  const example = projects.find(({ unfinished }) => unfinished === null)?.name ?? 'name of the project';

  return (
    <section aria-labelledby={titleId} className="rounded-[3px] border border-hairline bg-field">
      <header className="flex min-h-[50px] items-center justify-between gap-3 border-hairline border-b px-4">
        <h2 id={titleId} className="font-semibold text-[16px] admin:text-[15px]">
          {record ? 'Edit Testimonial' : 'Add Testimonial'}
        </h2>
        {(record || draft) && (
          <Button look="ghost" isSmall disabled={isSaving} onClick={onClose}>
            <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
            New instead
          </Button>
        )}
      </header>
      <form {...element}>
        <RecordWording kind="testimonial" recordId={form.base?._id ?? null} fields={fields} values={values}>
          <div className="flex flex-col gap-4 px-4 py-4">
            {draft && <DraftStrip draft={draft} submit={submit} />}
            <RecordNotices form={form} fields={fields} isQuiet />
            <FieldControl {...field} name="name" required />
            <FieldControl {...field} name="title" required placeholder={`Owner, ${example}`} />
            <FieldControl
              {...field}
              name="quote"
              required
              rows={6}
              hint={`${length} characters. Up to about 240 read well on the home page.`}
            />
            <div role="status" className="-mt-3 empty:hidden">
              <UnfinishedNote testimonial={values} projects={projects} />
            </div>
            {draft && <DraftSchedule kind="testimonial" draft={draft} hint={scheduleHint} />}
          </div>
        </RecordWording>
        <footer className="flex flex-wrap items-center justify-end gap-2 border-hairline border-t bg-paper px-4 py-3">
          <SavingState form={form} missing="" saved={null} />
          {(record || draft || isDirty) && (
            <Button
              look="ghost"
              disabled={isSaving}
              className="flex-1 admin:flex-none"
              onClick={() => {
                form.discard();
                onClose();
              }}
            >
              Cancel
            </Button>
          )}
          <SaveDraftButton form={form} />
          <SubmitButton form={form} formId={element.id} label={submit} />
        </footer>
      </form>
      <RecordQuestions
        form={form}
        name={values.name.trim() || 'the new testimonial'}
        conflict={
          conflict && {
            kind: 'testimonial',
            name: conflict.name,
            differences: listDifferences(testimonialFields, values, conflict),
          }
        }
      />
    </section>
  );
}
