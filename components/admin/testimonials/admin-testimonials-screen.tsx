'use client';

import { Pencil, Trash2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useRef } from 'react';
import { warmUpDelete } from '@/components/admin/records/lazy-delete-record';
import { RecordList } from '@/components/admin/records/record-list';
import { RecordScreen } from '@/components/admin/records/record-screen';
import type { ScreenKind } from '@/components/admin/records/screen/screen-kind';
import { useRecordScreen } from '@/components/admin/records/screen/use-record-screen';
import { DragHandle, type Place } from '@/components/admin/records/sortable/sortable-item';
import { IconButton } from '@/components/admin/ui/button';
import type { DraftEntry } from '@/lib/domain/drafts/dto';
import type { Testimonial } from '@/lib/domain/testimonials/fields';
import type { NamedProject } from '@/lib/shared/named-projects';
import { fieldId } from './field-id';
import { UnfinishedNote } from './unfinished-note';

const TestimonialEditor = dynamic(
  () => import('./testimonial-editor').then((module) => module.TestimonialEditor),
  {
    ssr: false,
    loading: () => (
      <div aria-busy="true" className="h-[474px] rounded-[3px] border border-hairline bg-field" />
    ),
  },
);

const editButtonId = (id: string) => `edit-${id}`;

type RowProps = {
  testimonial: Testimonial;
  projects: NamedProject[];
  place: Place;
  isEdited: boolean;
  /** Changes to it are kept as a draft. */
  hasDraft: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

function Row({ testimonial, projects, place, isEdited, hasDraft, onEdit, onDelete }: RowProps) {
  const { _id, name, title, quote } = testimonial;
  return (
    <div
      data-layout="position"
      className={`flex items-start gap-2 border-l-[3px] py-3.5 pr-3 pl-2 ${isEdited ? 'border-ink bg-paper' : 'border-transparent bg-field'}`}
    >
      <DragHandle name={name} place={place} />
      <div className="min-w-0 flex-1 pt-1">
        <h3 className="inline break-words font-semibold">{name}</h3>
        <span className="ml-2 break-words text-stone admin:text-[13px]">{title}</span>
        {isEdited && (
          <span className="ml-2 rounded-[2px] bg-sand px-1.5 py-0.5 font-[550] text-[12px] text-ink-2">
            Editing
          </span>
        )}
        {hasDraft && (
          <span className="ml-2 rounded-[2px] bg-ink px-1.5 py-0.5 font-[550] text-[12px] text-white">
            Draft
          </span>
        )}
        <p className="mt-1 break-words text-ink-2">{quote}</p>
        <UnfinishedNote testimonial={testimonial} projects={projects} />
      </div>
      <IconButton id={editButtonId(_id)} label={`Edit ${name}`} className="ring-inside" onClick={onEdit}>
        <Pencil size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Delete ${name}`}
        isDanger
        className="ring-inside"
        onClick={onDelete}
        {...warmUpDelete}
      >
        <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

const kind: ScreenKind<'testimonial'> = {
  kind: 'testimonial',
  path: '/admin/testimonials',
  title: 'Testimonials',
  form: 'page',
  subjects: { added: 'A new testimonial', changed: 'Changes to a testimonial on the website' },
  nameOf: ({ name }) => name,
  focus: { add: fieldId('name'), open: editButtonId },
  deletion: { noun: 'testimonial' },
};

type AdminTestimonialsScreenProps = {
  testimonials: Testimonial[];
  drafts: DraftEntry[];
  /** Null when they could not be read. */
  projects: NamedProject[] | null;
  /** How late what is scheduled may be. */
  scheduleHint: string;
};

/** ADT-1: the form, and the list in the order of the website. */
export function AdminTestimonialsScreen({ testimonials, projects, ...read }: AdminTestimonialsScreenProps) {
  const screen = useRecordScreen(kind, { listed: testimonials, ...read });
  const named = projects ?? [];
  const formKey = `${screen.formId}-${screen.round}`;
  const shownKey = useRef(formKey);
  useEffect(() => {
    if (shownKey.current === formKey) return;
    shownKey.current = formKey;
    document.getElementById(fieldId('name'))?.focus();
  }, [formKey]);

  return (
    <RecordScreen
      screen={screen}
      failure={
        projects === null &&
        'The projects could not be read. Whether a testimonial names one that is not handed over is not checked now.'
      }
    >
      <div className="grid items-start gap-4 wide:grid-cols-[380px_1fr] wide:gap-6">
        <TestimonialEditor key={formKey} projects={named} {...screen.form} />
        <section
          aria-labelledby="testimonials-list"
          className="overflow-hidden rounded-[3px] border border-hairline bg-field"
        >
          <header className="flex min-h-[50px] items-center justify-between gap-3 border-hairline border-b px-4">
            <h2 id="testimonials-list" className="font-semibold text-[16px] admin:text-[15px]">
              Testimonials List
            </h2>
            <p className="text-stone admin:text-[13px]">Order on the website</p>
          </header>
          {screen.total === 0 && (
            <p className="px-4 py-10 text-center text-stone">
              No testimonials yet. Until there is one, the home page leaves them out.
            </p>
          )}
          <RecordList
            screen={screen}
            card={(testimonial, place) => (
              <Row
                testimonial={testimonial}
                projects={named}
                place={place}
                isEdited={screen.form.record?._id === testimonial._id}
                hasDraft={screen.hasDraft(testimonial._id)}
                onEdit={() => screen.open(testimonial._id)}
                onDelete={() => screen.askDelete(testimonial)}
              />
            )}
          />
        </section>
      </div>
    </RecordScreen>
  );
}
