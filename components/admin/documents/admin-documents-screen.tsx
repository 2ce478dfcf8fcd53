'use client';

import { Plus } from 'lucide-react';
import type { Route } from 'next';
import { Badge, type CardProps, DeleteButton, EditButton } from '@/components/admin/records/card-parts';
import { RecordList } from '@/components/admin/records/record-list';
import { RecordScreen } from '@/components/admin/records/record-screen';
import { NoRecords } from '@/components/admin/records/screen/no-records';
import type { ScreenKind } from '@/components/admin/records/screen/screen-kind';
import { useRecordScreen } from '@/components/admin/records/screen/use-record-screen';
import { DragHandle } from '@/components/admin/records/sortable/sortable-item';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';
import { IntentLink } from '@/components/shared/intent-link';
import { isOlderThan, type ProjectDocument } from '@/lib/domain/documents/fields';
import { formatBytes } from '@/lib/shared/numbers/format';
import { formatDay } from '@/lib/shared/time/format-moment';
import { unsavedKindOf } from './unsaved-kind';

const { Dialog: DocumentDialog, warmUp } = lazyDialog(
  async () => (await import('./document-dialog')).DocumentDialog,
);

const editButtonId = (id: string) => `edit-${id}`;
type DocumentedProject = { _id: string; name: string; updatedAt: string };

const kindOf = ({ _id, name }: DocumentedProject): ScreenKind<'document'> => ({
  kind: 'document',
  unsavedKind: unsavedKindOf(_id),
  path: `/admin/projects/${_id}/documents` as Route,
  title: `Documents of ${name}`,
  form: 'dialog',
  subjects: { added: 'A new document', changed: 'Changes to a document' },
  nameOf: ({ title }) => title,
  focus: { add: 'add-document', open: editButtonId },
  add: { label: 'Add Document', icon: Plus, warmUp },
  deletion: { noun: 'document' },
});

type RowProps = CardProps<ProjectDocument> & { project: DocumentedProject };

function Row({ record, project, place, onEdit, onDelete }: RowProps) {
  const { _id, title, kind, access, date, file } = record;
  const facts = [kind, access, date && formatDay(date), file && `PDF, ${formatBytes(file.bytes)}`];
  return (
    <div
      data-layout="position"
      className="flex items-start gap-2 border-transparent border-l-[3px] bg-field py-3.5 pr-3 pl-2"
    >
      <DragHandle name={title} place={place} />
      <div className="min-w-0 flex-1 pt-1">
        <h2 className="break-words font-semibold">{title}</h2>
        <p className="break-words text-stone admin:text-[13px]">{facts.filter(Boolean).join(' · ')}</p>
        {isOlderThan(record, project) && (
          <p className="mt-1">
            <Badge>Older than the project</Badge>
          </p>
        )}
      </div>
      <EditButton id={editButtonId(_id)} name={title} onClick={onEdit} {...warmUp} />
      <DeleteButton name={title} onDelete={onDelete} />
    </div>
  );
}

type AdminDocumentsScreenProps = { project: DocumentedProject; documents: ProjectDocument[] };

export function AdminDocumentsScreen({ project, documents }: AdminDocumentsScreenProps) {
  const screen = useRecordScreen(kindOf(project), { listed: documents, drafts: [], scheduleHint: '' });
  return (
    <RecordScreen
      screen={screen}
      top={
        <p>
          <IntentLink
            href={`/admin/projects?edit=${project._id}` as Route}
            className="inline-flex min-h-11 items-center text-terra-deep underline underline-offset-[3px] admin:min-h-6"
          >
            {project.name}
          </IntentLink>
        </p>
      }
      sheet={(form) => <DocumentDialog {...form} projectId={project._id} />}
    >
      <NoRecords
        screen={screen}
        text="No document yet."
        meanwhile="Until then, the page of the project has no section for documents."
      />
      <div className="overflow-hidden rounded-[3px] border border-hairline bg-field empty:hidden">
        <RecordList screen={screen} card={(item) => <Row {...item} project={project} />} />
      </div>
    </RecordScreen>
  );
}
