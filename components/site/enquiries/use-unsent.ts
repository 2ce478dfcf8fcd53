import { useCallback, useEffect, useRef, useState } from 'react';
import { dropUnsent, keepUnsent, listUnsent, type Unsent } from '@/lib/shared/unsent';
import { sendBody } from './send-form';

const firstWaitMs = 5000;
const longestWaitMs = 60_000;

type State = 'none' | 'waiting' | 'sent';
type Form = { name: string; action: string };

/** Keeps what could not be sent, and sends it again until it is stored, also when the page is opened again. */
export function useUnsent({ name, action }: Form, onSent: (body: string) => void) {
  const [state, setState] = useState<State>('none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const report = useRef(onSent);
  report.current = onSent;

  const sendAll = useCallback(
    async (waitMs: number) => {
      clearTimeout(timer.current);
      let hasSent = false;
      for (const unsent of listUnsent(name)) {
        const { kind } = await sendBody(action, unsent.body);
        if (kind === 'unanswered') break;
        dropUnsent(name, unsent);
        if (kind !== 'stored') continue;
        hasSent = true;
        report.current(unsent.body);
      }
      if (listUnsent(name).length > 0) {
        setState('waiting');
        const nextMs = Math.min(waitMs * 2, longestWaitMs);
        timer.current = setTimeout(() => void sendAll(nextMs), waitMs);
      } else setState((before) => (hasSent ? 'sent' : before === 'waiting' ? 'none' : before));
    },
    [name, action],
  );

  useEffect(() => {
    const sendNow = () => void sendAll(firstWaitMs);
    sendNow();
    addEventListener('online', sendNow);
    return () => {
      removeEventListener('online', sendNow);
      clearTimeout(timer.current);
    };
  }, [sendAll]);

  const keep = (unsent: Omit<Unsent, 'at'>) => {
    if (!keepUnsent(name, unsent)) return;
    setState('waiting');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void sendAll(firstWaitMs * 2), firstWaitMs);
  };

  /** It is stored, or not to be sent: without a key none of what is kept is. */
  const drop = (requestKey?: string) => {
    for (const unsent of listUnsent(name))
      if (requestKey === undefined || unsent.requestKey === requestKey) dropUnsent(name, unsent);
    if (listUnsent(name).length === 0) setState('none');
  };

  return { state, keep, drop };
}
