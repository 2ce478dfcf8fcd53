'use client';

import { KeyRound, UserPlus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useFocusAfterRefresh } from '@/components/admin/records/use-focus-after-refresh';
import { Button } from '@/components/admin/ui/button';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { homeOf } from '@/lib/content/admin/admin-screens';
import type { AdminUser, Invitation, OpenSession, Role } from '@/lib/domain/users/dto';
import { ChangeRole } from './change-role';
import { InviteDialog, LinkDialog } from './invite-dialog';
import { PasswordDialog, passwordChanged } from './password-dialog';
import { RemoveUser } from './remove-user';
import { ResetSecondFactor } from './reset-second-factor';
import { SessionList } from './session-list';
import { UserRow } from './user-row';

type Open =
  | { kind: 'invite' }
  | { kind: 'link'; invitation: Invitation }
  | { kind: 'role'; user: AdminUser; role: Role }
  | { kind: 'remove'; user: AdminUser }
  | { kind: 'second factor'; user: AdminUser }
  | { kind: 'password' }
  | null;

type UsersScreenProps = { users: AdminUser[]; sessions: OpenSession[]; userId: string };

export function UsersScreen({ users, sessions, userId }: UsersScreenProps) {
  const router = useRouter();
  const [open, setOpen] = useState<Open>(null);
  const [news, setNews] = useState('');
  const focusAfterRefresh = useFocusAfterRefresh(users);
  const close = () => setOpen(null);
  const showLink = (invitation: Invitation) => {
    setOpen({ kind: 'link', invitation });
    router.refresh();
  };

  return (
    <PageBody>
      <div className="max-w-[960px]">
        <PageHead title="Users" count={users.length}>
          <Button id="invite-user" look="primary" onClick={() => setOpen({ kind: 'invite' })}>
            <UserPlus size={16} strokeWidth={1.6} aria-hidden="true" />
            Invite
          </Button>
        </PageHead>
      </div>
      <div className="mt-4 flex max-w-[960px] flex-col gap-[18px]">
        <p role="status" className="rounded-[2px] bg-success-tint px-3.5 py-2 text-success empty:hidden">
          {news}
        </p>
        <section aria-labelledby="people" className="rounded-[3px] border border-hairline bg-field">
          <header className="flex min-h-[50px] flex-wrap items-center justify-between gap-2 border-hairline border-b px-4 py-1.5">
            <h2 id="people" className="font-semibold text-[16px] admin:text-[15px]">
              People
            </h2>
            <Button isSmall onClick={() => setOpen({ kind: 'password' })}>
              <KeyRound size={15} strokeWidth={1.6} aria-hidden="true" />
              Change my password
            </Button>
          </header>
          <ul className="wide:grid wide:grid-cols-[minmax(0,1fr)_160px_112px_auto] wide:gap-x-4">
            {users.map((user) => (
              <UserRow
                key={user._id}
                user={user}
                isSelf={user._id === userId}
                onRole={(role) => setOpen({ kind: 'role', user, role })}
                onLink={showLink}
                onResetSecondFactor={() => setOpen({ kind: 'second factor', user })}
                onRemove={() => setOpen({ kind: 'remove', user })}
              />
            ))}
          </ul>
        </section>
        <SessionList sessions={sessions} userId={userId} />
      </div>
      {open?.kind === 'invite' && <InviteDialog onInvited={showLink} onClose={close} />}
      {open?.kind === 'link' && <LinkDialog invitation={open.invitation} onClose={close} />}
      {open?.kind === 'password' && (
        <PasswordDialog
          onChanged={() => {
            setNews(passwordChanged);
            close();
            router.refresh();
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'role' && (
        <ChangeRole
          user={open.user}
          role={open.role}
          isSelf={open.user._id === userId}
          onChanged={() => {
            // A full load: the menu depends on the changed rights.
            if (open.user._id === userId) return location.assign(homeOf(open.role));
            setNews(`The role of ${open.user.name} is ${open.role} now.`);
            close();
            router.refresh();
          }}
          onCancel={close}
        />
      )}
      {open?.kind === 'second factor' && (
        <ResetSecondFactor
          user={open.user}
          onReset={() => {
            setNews(`The second factor of ${open.user.name} has been removed.`);
            focusAfterRefresh('invite-user');
            close();
            router.refresh();
          }}
          onCancel={close}
        />
      )}
      {open?.kind === 'remove' && (
        <RemoveUser
          user={open.user}
          onRemoved={() => {
            setNews(`${open.user.name} has been removed.`);
            focusAfterRefresh('invite-user');
            close();
            router.refresh();
          }}
          onCancel={close}
        />
      )}
    </PageBody>
  );
}
