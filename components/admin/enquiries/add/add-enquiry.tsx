'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LeaveDialog } from '@/components/admin/records/form/leave-dialog';
import { useAutoKeep } from '@/components/admin/records/form/use-auto-keep';
import { useLeaveGuard } from '@/components/admin/records/form/use-leave-guard';
import {
  keepUnsavedWork,
  newRecordId,
  removeUnsavedWork,
  unsavedEnquiries,
} from '@/components/admin/session/unsaved-work';
import { useActionForm } from '@/components/admin/session/use-action-form';
import { FormDialog } from '@/components/admin/ui/dialogs/form-dialog';
import { Checkbox } from '@/components/admin/ui/fields/checkbox';
import { FieldError } from '@/components/admin/ui/fields/field';
import { spokenNotice } from '@/lib/content/enquiries/enquiries';
import type { FilterOptions } from '@/lib/domain/enquiries/inbox/dto';
import { addEnquiryAction } from '@/lib/domain/intake/actions';
import type { AddedEnquiry } from '@/lib/domain/intake/schema';
import { toInboxPath } from '../inbox-query';
import { ContactFields } from './contact-fields';
import { InterestFields } from './interest-fields';
import { SourceChoice } from './source-choice';
import { type EnquiryValues, findUnsavedEnquiry, hasEnquiryText, toSource } from './unsaved-enquiry';
import { useKnownContact } from './use-known-contact';

type NoticeTickProps = {
  id: string;
  isOn: boolean;
  error: string | undefined;
  onChange: (isOn: boolean) => void;
};

function NoticeTick({ id, isOn, error, onChange }: NoticeTickProps) {
  return (
    <div className="rounded-[2px] border border-line bg-paper px-3 py-2.5">
      <p id={`${id}-text`} className="text-ink-2 admin:text-[13px] admin:leading-5">
        “{spokenNotice.text}”
      </p>
      <label htmlFor={id} className="mt-1 flex min-h-11 cursor-pointer items-center gap-3 admin:min-h-8">
        <Checkbox
          id={id}
          isOn={isOn}
          describedBy={error ? `${id}-error ${id}-text` : `${id}-text`}
          onChange={onChange}
        />
        <span className="font-[550] admin:text-[13px]">I read this to the caller</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

const fieldId = (name: string) => `lead-${name}`;

type AddEnquiryProps = Pick<FilterOptions, 'allProjects' | 'sources'> & { onClose: () => void };

export function AddEnquiry({ allProjects, sources, onClose }: AddEnquiryProps) {
  const router = useRouter();
  const [values, setValues] = useState(findUnsavedEnquiry);
  const [requestKey] = useState(() => crypto.randomUUID());
  const set = (part: Partial<EnquiryValues>) => setValues({ ...values, ...part });
  const known = useKnownContact(values.phone);
  const hasText = hasEnquiryText(values);
  const isOver = useRef(false);
  // A saved or discarded form must not be stored again when it closes.
  const keep = useCallback(() => {
    if (!isOver.current)
      keepUnsavedWork(
        unsavedEnquiries,
        newRecordId,
        values.name || values.phone || values.email || values.whatsapp,
        values,
      );
  }, [values]);
  const forget = () => {
    isOver.current = true;
    removeUnsavedWork(unsavedEnquiries, newRecordId);
  };
  useAutoKeep(hasText, keep);
  const guard = useLeaveGuard(hasText, keep);
  useEffect(() => {
    if (known) setValues((typed) => (typed.name ? typed : { ...typed, name: known.name }));
  }, [known]);
  const form = useActionForm({
    // The server validates it.
    act: () => {
      const { sourceName: _name, ...same } = values;
      return addEnquiryAction({ ...same, source: toSource(values), requestKey } as AddedEnquiry);
    },
    fieldId,
    onDone: ({ _id }) => {
      forget();
      onClose();
      router.push(toInboxPath('', _id));
      router.refresh();
    },
  });
  const { errors } = form;
  return (
    <>
      <FormDialog title="Add an enquiry" submit="Add enquiry" form={form} onClose={() => guard.ask(onClose)}>
        <ContactFields fieldId={fieldId} values={values} errors={errors} known={known} onChange={set} />
        <SourceChoice
          id={fieldId('source')}
          values={values}
          known={sources}
          error={errors.source}
          onChange={set}
        />
        <InterestFields
          fieldId={fieldId}
          values={values}
          errors={errors}
          projects={allProjects}
          onChange={set}
        />
        <NoticeTick
          id={fieldId('isNoticeRead')}
          isOn={values.isNoticeRead}
          error={errors.isNoticeRead}
          onChange={(isNoticeRead) => set({ isNoticeRead })}
        />
      </FormDialog>
      {guard.isAsking && (
        <LeaveDialog
          name="this enquiry"
          onDiscard={() => {
            forget();
            guard.leave();
          }}
          onLeave={() => {
            keep();
            guard.leave();
          }}
          onStay={guard.stay}
        />
      )}
    </>
  );
}
