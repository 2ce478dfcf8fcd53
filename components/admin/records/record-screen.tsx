'use client';

import { Fragment, type ReactNode } from 'react';
import { Drafts } from '@/components/admin/drafts/drafts';
import type { RecordFormProps } from '@/components/admin/records/form/use-draft-form';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import type { RecordKindName } from '@/lib/content/record-kinds';
import type { DraftRecords } from '@/lib/domain/drafts/dto';
import { deleteRecordAction } from '@/lib/domain/records/actions';
import { UnsavedWorkNotices } from './form/unsaved-work-notices';
import { DeleteRecord } from './lazy-delete-record';
import { AddButton } from './screen/add-button';
import type { RecordScreenState } from './screen/use-record-screen';

type RecordScreenProps<K extends RecordKindName> = {
  screen: RecordScreenState<K>;
  onAdd?: () => void;
  top?: ReactNode;
  failure?: ReactNode;
  unread?: ReactNode;
  sheet?: (form: RecordFormProps<DraftRecords[K]>) => ReactNode;
  children: ReactNode;
};

export function RecordScreen<K extends RecordKindName>(props: RecordScreenProps<K>) {
  const { screen, top, failure, unread, sheet, children } = props;
  const { of, total, asked, form } = screen;
  const { onAdd = screen.add } = props;
  const { noun, picture, more, toasts } = of.deletion;
  return (
    <PageBody>
      <PageHead title={of.title} count={unread ? undefined : total}>
        {of.add && (
          <AddButton
            {...of.add}
            id={of.focus.add}
            look="primary"
            disabled={Boolean(unread)}
            onClick={onAdd}
          />
        )}
      </PageHead>
      {unread || (
        <div className="mt-4 flex flex-col gap-[18px]">
          {top}
          <UnsavedWorkNotices {...screen.notices} />
          <FailureLine>{screen.failure}</FailureLine>
          <FailureLine>{failure}</FailureLine>
          <Drafts {...screen.list} />
          {children}
        </div>
      )}
      {sheet && screen.hasSheet && <Fragment key={screen.openId}>{sheet(form)}</Fragment>}
      {asked && (
        <DeleteRecord
          record={{ name: asked.name, kind: noun, picture: picture?.(asked.record) }}
          more={more?.(asked.record, screen.placeOf(asked.record._id))}
          remove={() => deleteRecordAction(of.kind, asked.record._id)}
          toasts={toasts}
          onDeleted={() => void screen.onDeleted()}
          onCancel={screen.cancelDelete}
        />
      )}
    </PageBody>
  );
}
