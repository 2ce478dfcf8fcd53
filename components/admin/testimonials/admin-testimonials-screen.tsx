'use client';

import { Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useRef } from 'react';
import { Badge, type CardProps, DeleteButton, EditButton } from '@/components/admin/records/card-parts';
import { RecordList } from '@/components/admin/records/record-list';
import { RecordScreen } from '@/components/admin/records/record-screen';
import type { ScreenKind } from '@/components/admin/records/screen/screen-kind';
import { type ScreenRead, useRecordScreen } from '@/components/admin/records/screen/use-record-screen';
import { DragHandle } from '@/components/admin/records/sortable/sortable-item';
import { Button } from '@/components/admin/ui/button';
import { EmptyState } from '@/components/admin/ui/empty-state';
import type { Testimonial } from '@/lib/domain/testimonials/fields';
import type { NamedProject } from '@/lib/shared/projects/named-projects';
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

type RowProps = CardProps<Testimonial> & { projects: NamedProject[]; isEdited: boolean };

function Row({ record, projects, place, isEdited, hasDraft, onEdit, onDelete }: RowProps) {
  const { _id, name, title, quote } = record;
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
        {hasDraft && <Badge className="ml-2">Draft</Badge>}
        <p className="mt-1 break-words text-ink-2">{quote}</p>
        <UnfinishedNote testimonial={record} projects={projects} />
      </div>
      <EditButton id={editButtonId(_id)} name={name} onClick={onEdit} />
      <DeleteButton name={name} onDelete={onDelete} />
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

type AdminTestimonialsScreenProps = ScreenRead & {
  testimonials: Testimonial[];
  projects: NamedProject[] | null;
};

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
        'The projects could not be read. Testimonials cannot be checked for projects that are not handed over.'
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
            <div className="p-4">
              <EmptyState
                text="No testimonials yet."
                meanwhile="Until then, the home page does not show testimonials."
              >
                <Button onClick={() => document.getElementById(fieldId('name'))?.focus()}>
                  <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
                  Write the first
                </Button>
              </EmptyState>
            </div>
          )}
          <RecordList
            screen={screen}
            card={(item) => (
              <Row {...item} projects={named} isEdited={screen.form.record?._id === item.record._id} />
            )}
          />
        </section>
      </div>
    </RecordScreen>
  );
}
