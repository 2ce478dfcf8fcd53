'use client';

import { BellRing, KeyRound, UserPen } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { Initials } from '@/components/admin/ui/initials';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { IntentLink } from '@/components/shared/intent-link';
import { alertsPath } from '@/lib/content/nav';
import { includesRole, type Role, roles } from '@/lib/content/roles';
import type { SecondFactorState } from '@/lib/domain/second-factor/dto';
import type { OpenSession } from '@/lib/domain/users/dto';
import { OwnAccountDialog } from './own-account-dialog';
import { PasswordDialog, passwordChanged } from './password-dialog';
import { SecondFactorPart } from './second-factor-part';
import { SessionList } from './session-list';

type AccountScreenProps = {
  person: { userId: string; name: string; email: string; role: Role };
  sessions: OpenSession[];
  secondFactor: SecondFactorState & { isRequired: boolean };
};

export function AccountScreen({ person, sessions, secondFactor }: AccountScreenProps) {
  const router = useRouter();
  const [changed, setChanged] = useState<'account' | 'password' | null>(null);
  const [news, setNews] = useState('');
  const { userId, name, email, role } = person;
  const close = () => setChanged(null);
  const finish = (message: string) => {
    setNews(message);
    close();
    router.refresh();
  };
  return (
    <PageBody>
      <PageHead title="My account" />
      <div className="mt-4 flex max-w-[960px] flex-col gap-[18px]">
        <p role="status" className="rounded-[2px] bg-success-tint px-3.5 py-2 text-success empty:hidden">
          {news}
        </p>
        <section
          aria-labelledby="own-account"
          className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-[3px] border border-hairline bg-field px-4 py-3.5"
        >
          <Initials name={name} className="h-8 w-8 text-[11px]" />
          <div className="min-w-0 flex-1 basis-48">
            <h2 id="own-account" className="break-words font-semibold">
              {name}
            </h2>
            <p className="break-words text-[14px] text-stone admin:text-[13px]">
              {email}, {roles[role].name}
            </p>
          </div>
          <Button onClick={() => setChanged('account')}>
            <UserPen size={15} strokeWidth={1.6} aria-hidden="true" />
            Change my name or e-mail
          </Button>
          <Button onClick={() => setChanged('password')}>
            <KeyRound size={15} strokeWidth={1.6} aria-hidden="true" />
            Change my password
          </Button>
        </section>
        <SecondFactorPart state={secondFactor} onNews={setNews} />
        {includesRole(role, 'sales') && !secondFactor.isRequired && (
          <section
            aria-labelledby="own-alerts"
            className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-[3px] border border-hairline bg-field px-4 py-3.5"
          >
            <BellRing size={18} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-ink-2" />
            <div className="min-w-0 flex-1 basis-48">
              <h2 id="own-alerts" className="font-semibold">
                Alerts
              </h2>
              <p className="text-[14px] text-stone admin:text-[13px]">
                An alert comes when an enquiry becomes yours. It shows no name and no number.
              </p>
            </div>
            <IntentLink
              href={alertsPath}
              className="inline-flex h-11 items-center rounded-[2px] border border-control bg-field px-3.5 font-semibold hover:border-ink hover:bg-sand admin:h-9"
            >
              Set up alerts
            </IntentLink>
          </section>
        )}
        <SessionList sessions={sessions} userId={userId} />
      </div>
      {changed === 'account' && (
        <OwnAccountDialog
          person={person}
          onChanged={() => finish('Your account has been changed.')}
          onClose={close}
        />
      )}
      {changed === 'password' && <PasswordDialog onChanged={() => finish(passwordChanged)} onClose={close} />}
    </PageBody>
  );
}
