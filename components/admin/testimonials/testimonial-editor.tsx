'use client';

import { Plus } from 'lucide-react';
import { useId } from 'react';
import { DraftSchedule } from '@/components/admin/drafts/draft-schedule';
import { DraftStrip } from '@/components/admin/drafts/draft-strip';
import { SaveDraftButton } from '@/components/admin/drafts/save-draft-button';
import type { RecordFormProps } from '@/components/admin/drafts/use-draft-form';
import { listDifferences } from '@/components/admin/records/differences';
import { RecordNotices, SavingState, SubmitButton } from '@/components/admin/records/record-form-parts';
import { RecordQuestions } from '@/components/admin/records/record-questions';
import { useFormElement } from '@/components/admin/records/use-form-element';
import { Button } from '@/components/admin/ui/button';
import { Field } from '@/components/admin/ui/field';
import { type Testimonial, testimonialFields } from '@/lib/domain/testimonials/fields';
import type { NamedProject } from '@/lib/shared/named-projects';
import { labelOf as labelOfField, maxLengthOf } from '@/lib/shared/record-fields';
import { fieldId } from './field-id';
import { useTestimonialForm } from './testimonial-form';
import { UnfinishedNote } from './unfinished-note';

const labelOf = (path: string) => labelOfField(testimonialFields, path);

type TestimonialEditorProps = RecordFormProps<Testimonial> & { projects: NamedProject[] };

/** ADT-1: one form for a new testimonial and for the one that is edited. */
export function TestimonialEditor({ projects, ...opened }: TestimonialEditorProps) {
  const { record, draft, scheduleHint, onClose } = opened;
  const submit = record ? 'Update' : 'Add';
  const titleId = useId();
  const form = useTestimonialForm(opened);
  const element = useFormElement(form);
  const { values, set, errorOf, conflict, isDirty, isSaving } = form;
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
        <div className="flex flex-col gap-4 px-4 py-4">
          {draft && <DraftStrip draft={draft} submit={submit} />}
          <RecordNotices form={form} fieldId={fieldId} labelOf={labelOf} isQuiet />
          <Field id={fieldId('name')} label={labelOf('name')} need="required" error={errorOf('name')}>
            {(control) => (
              <input
                {...control}
                required
                maxLength={maxLengthOf(testimonialFields, 'name')}
                autoComplete="off"
                value={values.name}
                onChange={(event) => set('name', event.target.value)}
                className="admin-field"
              />
            )}
          </Field>
          <Field id={fieldId('title')} label={labelOf('title')} need="required" error={errorOf('title')}>
            {(control) => (
              <input
                {...control}
                required
                maxLength={maxLengthOf(testimonialFields, 'title')}
                autoComplete="off"
                placeholder={`Owner, ${example}`}
                value={values.title}
                onChange={(event) => set('title', event.target.value)}
                className="admin-field"
              />
            )}
          </Field>
          <Field
            id={fieldId('quote')}
            label={labelOf('quote')}
            need="required"
            error={errorOf('quote')}
            hint={`${length} characters. Up to about 240 reads well on the home page.`}
          >
            {(control) => (
              <textarea
                {...control}
                required
                maxLength={maxLengthOf(testimonialFields, 'quote')}
                rows={6}
                value={values.quote}
                onChange={(event) => set('quote', event.target.value)}
                className="admin-field h-auto! resize-y py-2!"
              />
            )}
          </Field>
          <div role="status" className="-mt-3 empty:hidden">
            <UnfinishedNote testimonial={values} projects={projects} />
          </div>
          {draft && <DraftSchedule kind="testimonial" draft={draft} hint={scheduleHint} />}
        </div>
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
