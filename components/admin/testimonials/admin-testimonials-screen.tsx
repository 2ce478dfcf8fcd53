'use client';

import { Pencil, Trash2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { PageBody, PageHead } from '@/components/admin/chrome/page-head';
import { Drafts } from '@/components/admin/drafts/drafts';
import { useOpenRecord } from '@/components/admin/drafts/use-open-record';
import { DeleteRecord, warmUpDelete } from '@/components/admin/records/lazy-delete-record';
import { SortableArea } from '@/components/admin/records/sortable/sortable-area';
import { DragHandle, type Place, SortableItem } from '@/components/admin/records/sortable/sortable-item';
import { useOrder } from '@/components/admin/records/sortable/use-order';
import { removeUnsavedWork } from '@/components/admin/records/unsaved-work';
import { UnsavedWorkNotices } from '@/components/admin/records/unsaved-work-notices';
import { useUndoableDelete } from '@/components/admin/records/use-undoable-delete';
import { IconButton } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/failure-line';
import { ShowMore, usePages } from '@/components/admin/ui/use-pages';
import type { DraftEntry } from '@/lib/domain/drafts/dto';
import { deleteRecordAction, reorderRecordsAction, restoreRecordAction } from '@/lib/domain/records/actions';
import type { Testimonial } from '@/lib/domain/testimonials/fields';
import type { NamedProject } from '@/lib/shared/named-projects';
import { draftKind, fieldId } from './testimonial-draft';
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

const subjects = { added: 'A new testimonial', changed: 'Changes to a testimonial on the website' };

type AdminTestimonialsScreenProps = {
  testimonials: Testimonial[];
  drafts: DraftEntry[];
  /** Null when they could not be read. */
  projects: NamedProject[] | null;
  /** How late what is scheduled may be. */
  scheduleHint: string;
};

/** ADT-1: the form, and the list in the order of the website. */
export function AdminTestimonialsScreen({
  testimonials: given,
  drafts,
  projects,
  scheduleHint,
}: AdminTestimonialsScreenProps) {
  const router = useRouter();
  const records = useOpenRecord(draftKind, {
    path: '/admin/testimonials',
    subjects,
    listed: given,
    drafts,
  });
  const { record: edited, draft } = records.sheet ?? { record: null, draft: null };
  // A new number starts the form again.
  const [round, setRound] = useState(0);
  const deletion = useUndoableDelete(given, {
    focusIdOf: (id) => (id ? editButtonId(id) : fieldId('name')),
    restore: (id) => restoreRecordAction('testimonial', id),
  });
  const { records: testimonials, focusAfterRefresh, asked } = deletion;
  const order = useOrder(testimonials, (ids, before) => reorderRecordsAction('testimonial', ids, before));
  const { page, showMore } = usePages(order.ordered);
  const total = testimonials.length;

  /** Back to an empty form. */
  const leave = async () => {
    await records.close();
    setRound((last) => last + 1);
  };
  const finish = async (focusId: string) => {
    focusAfterRefresh(focusId);
    await leave();
    router.refresh();
  };
  const formKey = `${edited?._id ?? draft?._id ?? 'new'}-${round}`;
  const shownKey = useRef(formKey);
  useEffect(() => {
    if (shownKey.current === formKey) return;
    shownKey.current = formKey;
    document.getElementById(fieldId('name'))?.focus();
  }, [formKey]);

  return (
    <PageBody>
      <PageHead title="Testimonials" count={total} />
      <div className="mt-4 flex flex-col gap-4">
        <UnsavedWorkNotices
          kind={draftKind}
          records={testimonials.filter(({ _id }) => _id !== edited?._id)}
          isHidden={(id) => id === (edited?._id ?? draft?._id ?? 'new')}
          onOpen={(testimonial) => (testimonial ? records.open(testimonial._id) : void leave())}
          onOpenOther={records.open}
        />
        <FailureLine>{records.failure}</FailureLine>
        <FailureLine>
          {projects === null &&
            'The projects could not be read. Whether a testimonial names one that is not handed over is not checked now.'}
        </FailureLine>
        <Drafts {...records.list} />
        <div className="grid items-start gap-4 wide:grid-cols-[380px_1fr] wide:gap-6">
          <TestimonialEditor
            key={formKey}
            testimonial={edited}
            draft={draft}
            projects={projects ?? []}
            scheduleHint={scheduleHint}
            onSaved={(saved) => {
              if (draft) records.drop(draft);
              void finish(editButtonId(saved._id));
            }}
            onDraftSaved={(saved) => {
              records.keep(saved);
              void finish(edited ? editButtonId(edited._id) : fieldId('name'));
            }}
            onLeave={() => void leave()}
          />
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
            {order.failure && (
              <div className="px-4 pt-3">
                <FailureLine>{order.failure}</FailureLine>
              </div>
            )}
            {total === 0 && (
              <p className="px-4 py-10 text-center text-stone">
                No testimonials yet. Until there is one, the home page leaves them out.
              </p>
            )}
            <SortableArea
              order={order}
              nameOf={(id) => testimonials.find(({ _id }) => _id === id)?.name ?? ''}
              layout="list"
            >
              <ul>
                {deletion.withUndo(
                  page.map((testimonial, index) => (
                    <SortableItem
                      key={testimonial._id}
                      id={testimonial._id}
                      className="border-hairline border-b last:border-b-0"
                    >
                      <Row
                        testimonial={testimonial}
                        projects={projects ?? []}
                        place={{ position: index + 1, total }}
                        isEdited={edited?._id === testimonial._id}
                        hasDraft={records.draftedIds.has(testimonial._id)}
                        onEdit={() => records.open(testimonial._id)}
                        onDelete={() => deletion.ask({ id: testimonial._id, name: testimonial.name })}
                      />
                    </SortableItem>
                  )),
                )}
              </ul>
              <ShowMore shown={page.length} total={total} onMore={showMore} />
            </SortableArea>
          </section>
        </div>
      </div>
      {asked && (
        <DeleteRecord
          record={{ name: asked.name, kind: 'testimonial' }}
          remove={() => deleteRecordAction('testimonial', asked.id)}
          onDeleted={() => {
            removeUnsavedWork(draftKind, asked.id);
            if (edited?._id === asked.id) void leave();
            deletion.finish(asked, order.ids);
          }}
          onCancel={deletion.cancel}
        />
      )}
    </PageBody>
  );
}
