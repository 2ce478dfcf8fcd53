'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { Moment } from '@/components/admin/ui/moment';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { TitledCard } from '@/components/admin/ui/titled-card';
import { endOtherSessionsAction, endSessionAction } from '@/lib/domain/users/actions';
import type { OpenSession } from '@/lib/domain/users/dto';
import { deviceOf } from '@/lib/shared/accounts/device';
import type { Result } from '@/lib/shared/result';
import { DeviceRow } from './device-row';

export function SessionList({ sessions, userId }: { sessions: OpenSession[]; userId: string }) {
  const router = useRouter();
  const [failure, setFailure] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const hasOthers = sessions.some(({ user, isCurrent }) => user._id === userId && !isCurrent);

  const end = async (text: string, act: () => Promise<Result<unknown>>) => {
    setFailure(null);
    setNews('');
    const result = await askServer(act);
    if (!result.ok) return setFailure(`Not ended. ${result.error.message}`);
    setNews(text);
    router.refresh();
  };

  return (
    <TitledCard
      id="sessions"
      title="Sessions"
      action={
        hasOthers && (
          <Button isSmall onClick={() => void end('Your other sessions have ended.', endOtherSessionsAction)}>
            End my other sessions
          </Button>
        )
      }
      isFlush
    >
      <p role="status" className="bg-success-tint px-4 py-2 text-success empty:hidden admin:px-5">
        {news}
      </p>
      {failure && (
        <div className="px-4 py-2 admin:px-5">
          <FailureLine>{failure}</FailureLine>
        </div>
      )}
      <ul>
        {sessions.map(({ _id, user, userAgent, address, lastSeenAt, isCurrent }) => (
          <DeviceRow
            key={_id}
            userAgent={userAgent}
            person={user.name}
            isCurrent={isCurrent}
            end={
              isCurrent
                ? null
                : {
                    label: `End the session ${deviceOf(userAgent)}, ${user.name}`,
                    run: () => void end('The session has ended.', () => endSessionAction(_id)),
                  }
            }
          >
            <p className="text-[14px] text-stone admin:text-[13px]">
              Seen <Moment at={lastSeenAt} />
              {address && ` from ${address}`}
            </p>
          </DeviceRow>
        ))}
      </ul>
    </TitledCard>
  );
}
