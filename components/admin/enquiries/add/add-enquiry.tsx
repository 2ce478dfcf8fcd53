'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LeaveDialog } from '@/components/admin/records/leave-dialog';
import { useKeeping } from '@/components/admin/records/use-keeping';
import { useLeaveGuard } from '@/components/admin/records/use-leave-guard';
import {
  keepUnsavedWork,
  newRecordId,
  removeUnsavedWork,
  unsavedEnquiries,
} from '@/components/admin/session/unsaved-work';
import { useActionForm } from '@/components/admin/session/use-action-form';
import { Field } from '@/components/admin/ui/field';
import { FormDialog } from '@/components/admin/ui/form-dialog';
import { TextField } from '@/components/admin/ui/text-field';
import { fieldMax } from '@/lib/content/enquiries/forms';
import { addEnquiryAction } from '@/lib/domain/enquiries/actions';
import type { FilterOptions } from '@/lib/domain/enquiries/dto';
import type { AddedEnquiry } from '@/lib/domain/enquiries/schema';
import { toInboxPath } from '../inbox/inbox-query';
import { KnownPersonNote } from './known-person-note';
import { NoticeTick } from './notice-tick';
import { SourceChoice } from './source-choice';
import { type EnquiryValues, findUnsavedEnquiry, hasEnquiryText, toSource } from './unsaved-enquiry';
import { useKnownPerson } from './use-known-person';

const fieldId = (name: string) => `lead-${name}`;

type AddEnquiryProps = Pick<FilterOptions, 'allProjects' | 'sources'> & { onClose: () => void };

/** A call or a visit, typed in while its person is on the line. What is not added yet stays on this device. */
export function AddEnquiry({ allProjects, sources, onClose }: AddEnquiryProps) {
  const router = useRouter();
  const [values, setValues] = useState(findUnsavedEnquiry);
  const [requestKey] = useState(() => crypto.randomUUID());
  const set = (part: Partial<EnquiryValues>) => setValues({ ...values, ...part });
  const known = useKnownPerson(values.phone);
  const hasText = hasEnquiryText(values);
  const isOver = useRef(false);
  // What is added or given up is not kept when the form goes.
  const keep = useCallback(() => {
    if (!isOver.current)
      keepUnsavedWork(unsavedEnquiries, newRecordId, values.name || values.phone || values.email, values);
  }, [values]);
  const forget = () => {
    isOver.current = true;
    removeUnsavedWork(unsavedEnquiries, newRecordId);
  };
  useKeeping(hasText, keep);
  const guard = useLeaveGuard(hasText, keep);
  useEffect(() => {
    if (known) setValues((typed) => (typed.name ? typed : { ...typed, name: known.name }));
  }, [known]);
  const form = useActionForm({
    // The server says what is missing.
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
        <Field
          id={fieldId('phone')}
          label="Phone"
          hint="Or an e-mail address below: one of them."
          error={errors.phone}
        >
          {(control) => (
            <input
              {...control}
              type="tel"
              maxLength={fieldMax.phone}
              autoComplete="off"
              value={values.phone}
              onChange={(event) => set({ phone: event.target.value })}
              className="admin-field"
            />
          )}
        </Field>
        <KnownPersonNote person={known} />
        <Field id={fieldId('name')} label="Name" need="optional" error={errors.name}>
          {(control) => (
            <input
              {...control}
              maxLength={fieldMax.name}
              autoComplete="off"
              autoCapitalize="words"
              value={values.name}
              onChange={(event) => set({ name: event.target.value })}
              className="admin-field"
            />
          )}
        </Field>
        <SourceChoice
          id={fieldId('source')}
          values={values}
          known={sources}
          error={errors.source}
          onChange={set}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            id={fieldId('email')}
            label="E-mail"
            need="optional"
            error={errors.email}
            type="email"
            maxLength={fieldMax.email}
            value={values.email}
            onChange={(email) => set({ email })}
          />
          <TextField
            id={fieldId('budget')}
            label="Budget"
            need="optional"
            error={errors.budget}
            maxLength={fieldMax.budget}
            placeholder="60 to 80 lakh"
            value={values.budget}
            onChange={(budget) => set({ budget })}
          />
        </div>
        <Field id={fieldId('projectId')} label="Project" need="optional" error={errors.projectId}>
          {(control) => (
            <select
              {...control}
              value={values.projectId}
              onChange={(event) => set({ projectId: event.target.value })}
              className="admin-field"
            >
              <option value="">None named</option>
              {allProjects.map((project) => (
                <option key={project._id} value={project._id}>
                  {project.name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id={fieldId('message')} label="Note" need="optional" error={errors.message}>
          {(control) => (
            <textarea
              {...control}
              rows={2}
              maxLength={fieldMax.message}
              value={values.message}
              onChange={(event) => set({ message: event.target.value })}
              className="admin-field h-auto! min-h-11 resize-y py-2!"
            />
          )}
        </Field>
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
