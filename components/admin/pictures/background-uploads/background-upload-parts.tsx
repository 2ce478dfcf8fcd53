'use client';

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/admin/ui/button';
import { ProgressBar } from '@/components/admin/ui/progress-bar';
import { RetryButton } from '../retry-button';
import type { BackgroundUpload } from './background-upload-list';
import { joinAgain, leaveOut, sendAgain } from './background-uploads';
import { countText } from './count-text';

function percentOf(items: BackgroundUpload['items']): number {
  const sending = items.filter((item) => item.state === 'sending');
  const sent = sending.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
  const all = sending.reduce((sum, { file }) => sum + file.size, 0);
  return Math.floor((sent / Math.max(1, all)) * 100);
}

const Reason = ({ children }: { children: ReactNode }) => (
  <p className="flex items-start gap-2">
    <CircleAlert size={14} strokeWidth={1.6} aria-hidden="true" className="mt-[3px] shrink-0 text-error" />
    <span className="wrap-anywhere min-w-0">{children}</span>
  </p>
);

function BackgroundUploadPart({ pending }: { pending: BackgroundUpload }) {
  const { id, name, items, isJoining, failure } = pending;
  const sending = items.filter(({ state }) => state === 'sending').length;
  const stored = items.filter(({ state }) => state === 'stored').length;
  const failed = items.filter((item) => item.state === 'dropped' || item.state === 'refused');
  const isHeld = sending === 0 && stored > 0 && !isJoining && failure === null;
  return (
    <li className="grid gap-1.5">
      {sending > 0 && (
        <>
          <span className="truncate">
            {countText(sending)} on the way: <strong className="font-semibold">{name}</strong>
          </span>
          <ProgressBar
            label={`Sending ${countText(sending)} of ${name}`}
            percent={percentOf(items)}
            className="h-[3px]"
          />
        </>
      )}
      {isHeld && (
        <span>
          {countText(stored)} of “{name}” {stored === 1 ? 'joins' : 'join'} it when its form is closed.
        </span>
      )}
      {failed.map((item) => (
        <div key={item.key} className="grid justify-items-start gap-1.5">
          <Reason>
            <strong className="font-semibold">{item.fileName}</strong> is not with “{name}”. {item.reason}
          </Reason>
          {item.state === 'dropped' && <RetryButton onClick={() => sendAgain(id, item.key)} />}
        </div>
      ))}
      {failure && (
        <div className="grid justify-items-start gap-1.5">
          <Reason>
            {countText(stored)} could not be put to “{name}”. {failure}
          </Reason>
          <RetryButton onClick={() => joinAgain(id)} />
        </div>
      )}
      {(failed.length > 0 || failure) && (
        <Button isSmall look="ghost" className="-ml-2.5 justify-self-start" onClick={() => leaveOut(id)}>
          Leave out
        </Button>
      )}
    </li>
  );
}

export const BackgroundUploadParts = ({ list }: { list: readonly BackgroundUpload[] }) => (
  <ul className="grid gap-3 admin:text-[13px] admin:leading-[18px]">
    {list.map((pending) => (
      <BackgroundUploadPart key={pending.id} pending={pending} />
    ))}
  </ul>
);
