'use client';

import { Link2, ShieldOff, UserX } from 'lucide-react';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button, IconButton } from '@/components/admin/ui/button';
import { Initials } from '@/components/admin/ui/initials';
import { Moment } from '@/components/admin/ui/moment';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { type Role, roleNames, roles } from '@/lib/content/roles';
import { renewInvitationAction } from '@/lib/domain/users/actions';
import type { AdminUser, Invitation } from '@/lib/domain/users/dto';

const statusTexts = { active: 'Active', invited: 'Invited', expired: 'Invitation expired' };
const statusLooks = {
  active: 'bg-success-tint text-success',
  invited: 'bg-sand text-ink-2',
  expired: 'bg-warning-tint text-warning',
};

type UserRowProps = {
  user: AdminUser;
  isSelf: boolean;
  onRole: (role: Role) => void;
  onLink: (invitation: Invitation) => void;
  onResetSecondFactor: () => void;
  onRemove: () => void;
};

export function UserRow({ user, isSelf, onRole, onLink, onResetSecondFactor, onRemove }: UserRowProps) {
  const { _id, name, email, role, status, lastSeenAt, hasSecondFactor } = user;
  const [failure, setFailure] = useState<string | null>(null);

  const renew = async () => {
    setFailure(null);
    const result = await askServer(() => renewInvitationAction(_id));
    if (result.ok) onLink(result.data);
    else setFailure(result.error.message);
  };

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-b px-4 py-3 last:border-b-0 wide:col-span-full wide:grid wide:grid-cols-subgrid">
      <div className="flex min-w-0 basis-full items-center gap-3 admin:flex-1 admin:basis-52">
        <Initials name={name} className="h-8 w-8 text-[11px]" />
        <div className="min-w-0">
          <h3 className="break-words font-semibold">
            {name}
            {isSelf && <span className="ml-2 font-normal text-stone">you</span>}
          </h3>
          <p className="break-words text-[14px] text-stone admin:text-[13px]">{email}</p>
        </div>
      </div>
      <p className="w-full admin:w-40">
        <span className={`rounded-[2px] px-1.5 py-0.5 font-[550] text-[13px] ${statusLooks[status]}`}>
          {statusTexts[status]}
        </span>
        {hasSecondFactor && (
          <span className="ml-1.5 rounded-[2px] bg-sand px-1.5 py-0.5 font-[550] text-[13px] text-ink-2">
            Second factor
          </span>
        )}
        <span className="mt-0.5 block text-[14px] text-stone admin:text-[12.5px]">
          {lastSeenAt ? (
            <>
              Seen <Moment at={lastSeenAt} />
            </>
          ) : (
            'Not signed in now'
          )}
        </span>
      </p>
      <select
        aria-label={`Role of ${name}`}
        value={role}
        onChange={(event) => onRole(event.target.value as Role)}
        className="admin-field w-28!"
      >
        {roleNames.map((each) => (
          <option key={each} value={each}>
            {roles[each].name}
          </option>
        ))}
      </select>
      <div className="ml-auto flex items-center gap-1">
        {status !== 'active' && (
          <Button isSmall aria-label={`New link for ${name}`} onClick={() => void renew()}>
            <Link2 size={15} strokeWidth={1.6} aria-hidden="true" />
            New link
          </Button>
        )}
        {!isSelf && hasSecondFactor && (
          <IconButton label={`Remove the second factor of ${name}`} onClick={onResetSecondFactor}>
            <ShieldOff size={16} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        )}
        {!isSelf && (
          <IconButton label={`Remove ${name}`} isDanger onClick={onRemove}>
            <UserX size={16} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {failure && (
        <div className="basis-full wide:col-span-full">
          <FailureLine>{failure}</FailureLine>
        </div>
      )}
    </li>
  );
}
