import { dropUnsent, keepUnsent, listUnsent, type Unsent } from '@/lib/shared/enquiries/unsent';
import { sendBody } from './send-form';

const firstWaitMs = 5000;
const longestWaitMs = 60_000;

export type UnsentState = 'none' | 'waiting' | 'sent';

type Listeners = { onState: (state: UnsentState) => void; onSent: (body: string) => void };

/** Retries until the server has stored it, also after a reload. */
export function keepSending(
  { name, action }: { name: string; action: string },
  { onState, onSent }: Listeners,
) {
  let state: UnsentState = 'none';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const setState = (next: UnsentState) => {
    state = next;
    onState(next);
  };
  const isWaiting = () => listUnsent(name).length > 0;

  async function sendAll(waitMs: number): Promise<void> {
    clearTimeout(timer);
    let hasSent = false;
    for (const unsent of listUnsent(name)) {
      const { kind } = await sendBody(action, unsent.body);
      if (kind === 'unanswered') break;
      dropUnsent(name, unsent);
      if (kind !== 'stored') continue;
      hasSent = true;
      onSent(unsent.body);
    }
    if (isOver) return;
    if (isWaiting()) {
      setState('waiting');
      timer = setTimeout(() => void sendAll(Math.min(waitMs * 2, longestWaitMs)), waitMs);
    } else if (hasSent) setState('sent');
    else if (state === 'waiting') setState('none');
  }

  const sendNow = () => void sendAll(firstWaitMs);
  sendNow();
  addEventListener('online', sendNow);

  return {
    keep(unsent: Omit<Unsent, 'at'>): void {
      if (!keepUnsent(name, unsent)) return;
      setState('waiting');
      clearTimeout(timer);
      timer = setTimeout(() => void sendAll(firstWaitMs * 2), firstWaitMs);
    },
    drop(requestKey?: string): void {
      for (const unsent of listUnsent(name))
        if (requestKey === undefined || unsent.requestKey === requestKey) dropUnsent(name, unsent);
      if (!isWaiting()) setState('none');
    },
    stop(): void {
      isOver = true;
      removeEventListener('online', sendNow);
      clearTimeout(timer);
    },
  };
}
