'use client';

import { Monitor, Smartphone } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/failure-line';
import { Moment } from '@/components/admin/ui/moment';
import { endOtherSessionsAction, endSessionAction } from '@/lib/domain/users/actions';
import type { OpenSession } from '@/lib/domain/users/dto';
import { deviceOf, isHandheld } from '@/lib/shared/accounts/device';
import type { Result } from '@/lib/shared/result';

/** The log-ins that are alive: where, since when, and a way to end each. */
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
    <section aria-labelledby="sessions" className="rounded-[3px] border border-hairline bg-field">
      <header className="flex min-h-[50px] flex-wrap items-center justify-between gap-2 border-hairline border-b px-4 py-1.5">
        <h2 id="sessions" className="font-semibold text-[16px] admin:text-[15px]">
          Sessions
        </h2>
        {hasOthers && (
          <Button isSmall onClick={() => void end('Your other sessions have ended.', endOtherSessionsAction)}>
            End my other sessions
          </Button>
        )}
      </header>
      <p role="status" className="bg-success-tint px-4 py-2 text-success empty:hidden">
        {news}
      </p>
      {failure && (
        <div className="px-4 py-2">
          <FailureLine>{failure}</FailureLine>
        </div>
      )}
      <ul>
        {sessions.map(({ _id, user, userAgent, address, lastSeenAt, isCurrent }) => {
          const Icon = isHandheld(userAgent) ? Smartphone : Monitor;
          const label = `${deviceOf(userAgent)}, ${user.name}`;
          return (
            <li
              key={_id}
              className="flex items-center gap-3 border-hairline border-b px-4 py-2.5 last:border-b-0"
            >
              <Icon size={18} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-ink-2" />
              <div className="min-w-0 flex-1">
                <p className="break-words">
                  <strong className="font-semibold">{deviceOf(userAgent)}</strong>, {user.name}
                  {isCurrent && (
                    <span className="ml-2 rounded-[2px] bg-success-tint px-1.5 py-0.5 font-[550] text-[12px] text-success">
                      This one
                    </span>
                  )}
                </p>
                <p className="text-[14px] text-stone admin:text-[13px]">
                  Seen <Moment at={lastSeenAt} />
                  {address && ` from ${address}`}
                </p>
              </div>
              {!isCurrent && (
                <Button
                  isSmall
                  aria-label={`End the session ${label}`}
                  onClick={() => void end('The session has ended.', () => endSessionAction(_id))}
                >
                  End
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
