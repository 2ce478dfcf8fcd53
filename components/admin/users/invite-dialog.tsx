'use client';

import { Check, Copy } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/failure-line';
import { Field } from '@/components/admin/ui/field';
import { Modal } from '@/components/admin/ui/modal';
import { Spinner } from '@/components/admin/ui/spinner';
import { inviteUserAction } from '@/lib/domain/users/actions';
import type { Invitation, Role } from '@/lib/domain/users/dto';
import type { FieldErrors } from '@/lib/shared/errors';
import { formatMoment } from '@/lib/shared/format-moment';

/** The link is shown once, to be passed on. */
export function LinkDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const { user, link, expiresAt } = invitation;
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setIsCopied(true);
    } catch {
      // The text is selected: the keyboard copies it.
    }
  };
  return (
    <Modal
      title={`Invitation for ${user.name}`}
      width={560}
      initialFocus="[data-copy]"
      onClose={onClose}
      description={
        <p>
          Send this link to {user.email}. It is shown only now, works once, and until{' '}
          {formatMoment(expiresAt)}.
        </p>
      }
      footer={
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="flex gap-2 px-4 pt-4 pb-6 admin:px-6">
        <input
          ref={field}
          readOnly
          value={link}
          aria-label="Link of the invitation"
          onFocus={(event) => event.target.select()}
          className="admin-field min-w-0"
        />
        <Button data-copy className="h-12! admin:h-9!" onClick={() => void copy()}>
          {isCopied ? (
            <Check size={16} strokeWidth={1.6} aria-hidden="true" />
          ) : (
            <Copy size={16} strokeWidth={1.6} aria-hidden="true" />
          )}
          <span role="status">{isCopied ? 'Copied' : 'Copy'}</span>
        </Button>
      </div>
    </Modal>
  );
}

type InviteDialogProps = { onInvited: (invitation: Invitation) => void; onClose: () => void };

/** Adds a person, who chooses a password by the link. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const formId = useId();
  const [values, setValues] = useState({ name: '', email: '', role: 'admin' as Role });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const set = (part: Partial<typeof values>) => setValues({ ...values, ...part });

  const invite = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setErrors({});
    setFailure(null);
    const result = await askServer(() => inviteUserAction(values));
    setIsBusy(false);
    if (result.ok) return onInvited(result.data);
    setErrors(result.error.fields ?? {});
    const [first] = Object.keys(result.error.fields ?? {});
    if (first) document.getElementById(`invite-${first}`)?.focus();
    else setFailure(result.error.message);
  };

  return (
    <Modal
      title="Invite a person"
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <Button look="ghost" disabled={isBusy} onClick={onClose} className="flex-1 admin:flex-none">
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            look="primary"
            disabled={isBusy}
            className="flex-[2] admin:flex-none"
          >
            {isBusy && <Spinner />}
            Make the link
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={invite} className="flex flex-col gap-4 px-4 pt-5 pb-6 admin:px-6">
        <FailureLine>{failure}</FailureLine>
        <Field id="invite-name" label="Name" need="required" error={errors.name}>
          {(control) => (
            <input
              {...control}
              required
              maxLength={120}
              autoComplete="off"
              value={values.name}
              onChange={(event) => set({ name: event.target.value })}
              className="admin-field"
            />
          )}
        </Field>
        <Field id="invite-email" label="Email" need="required" error={errors.email}>
          {(control) => (
            <input
              {...control}
              required
              type="email"
              maxLength={200}
              autoComplete="off"
              value={values.email}
              onChange={(event) => set({ email: event.target.value })}
              className="admin-field"
            />
          )}
        </Field>
        <Field
          id="invite-role"
          label="Role"
          error={errors.role}
          hint={
            values.role === 'admin'
              ? 'Reaches everything in the back office.'
              : 'Reaches the enquiries alone.'
          }
        >
          {(control) => (
            <select
              {...control}
              value={values.role}
              // Its options are the two roles.
              onChange={(event) => set({ role: event.target.value as Role })}
              className="admin-field"
            >
              <option value="admin">Admin</option>
              <option value="sales">Sales</option>
            </select>
          )}
        </Field>
      </form>
    </Modal>
  );
}
