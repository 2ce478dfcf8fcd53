'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { z } from 'zod';
import { DraftSchedule } from '@/components/admin/drafts/draft-schedule';
import { DraftStrip } from '@/components/admin/drafts/draft-strip';
import { SaveDraftButton } from '@/components/admin/records/form/save-draft-button';
import type { RecordFormProps } from '@/components/admin/records/form/use-draft-form';
import { RecordWording } from '@/components/admin/wording/record-wording';
import type { RecordKindName } from '@/lib/content/record-kinds';
import { RecordNotices } from './form/record-form-parts';
import { RecordDialog } from './record-dialog';

type RecordSheetProps = Omit<
  ComponentProps<typeof RecordDialog>,
  'actions' | 'form' | 'onClose' | 'children'
> & {
  kind: RecordKindName;
  form: ComponentProps<typeof RecordDialog>['form'] & { input: object };
  opened: Pick<RecordFormProps<unknown>, 'draft' | 'scheduleHint' | 'onClose'>;
  fields: ComponentProps<typeof RecordNotices>['fields'] & { schema: z.ZodObject };
  worded?: { values: object; readyBy: string };
  children: (parts: { notices: ReactNode; schedule: ReactNode }) => ReactNode;
};

export function RecordSheet({ kind, opened, fields, worded, children, ...dialog }: RecordSheetProps) {
  const { draft, scheduleHint, onClose } = opened;
  const { form, texts } = dialog;
  return (
    <RecordDialog {...dialog} actions={<SaveDraftButton form={form} />} onClose={onClose}>
      <RecordWording
        kind={kind}
        recordId={form.base?._id ?? null}
        fields={fields}
        values={worded?.values ?? form.input}
        readyBy={worded?.readyBy}
      >
        {children({
          notices: (
            <>
              {draft && <DraftStrip draft={draft} submit={texts.submit} />}
              <RecordNotices form={form} fields={fields} />
            </>
          ),
          schedule: draft && <DraftSchedule kind={kind} draft={draft} hint={scheduleHint} />,
        })}
      </RecordWording>
    </RecordDialog>
  );
}
