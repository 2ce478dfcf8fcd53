import type { Pulse } from '@/lib/domain/enquiries/inbox/dto';
import { unattendedHeader } from '@/lib/shared/accounts/unattended';
import { getNewCount, publishNews, subscribeToNews } from './news';
import { soundNews } from './news-sound';

const everyMs = 15_000;
/** Browsers throttle background tabs to this. */
const inBackgroundMs = 60_000;

const ownMark = /^\(\d+\) /;

function show(): void {
  const plain = document.title.replace(ownMark, '');
  const count = getNewCount();
  const title = count > 0 ? `(${count}) ${plain}` : plain;
  // A loading page has no title yet.
  if (plain !== '' && document.title !== title) document.title = title;
}

function numberTitle(): () => void {
  show();
  const stopListening = subscribeToNews(show);
  // The next page sets a title without the number.
  const observer = new MutationObserver(show);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    stopListening();
  };
}

/** Null without an answer; a number is the status of a refusal. */
async function askPulse(): Promise<Pulse | number | null> {
  try {
    const answer = await fetch('/api/admin/enquiries/pulse', {
      cache: 'no-store',
      headers: { [unattendedHeader]: '1' },
    });
    // The OpenAPI tests check this shape.
    return answer.ok ? ((await answer.json()) as Pulse) : answer.status;
  } catch {
    return null;
  }
}

export function watchNews(since: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const leaveTitle = numberTitle();

  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, document.hidden ? inBackgroundMs : everyMs);
  };
  async function ask(): Promise<void> {
    const pulse = await askPulse();
    if (isOver) return;
    // A refusal lasts until the page is loaded again.
    if (pulse === 401 || pulse === 403) {
      stop();
      return publishNews({ isSignedOut: pulse === 401 });
    }
    if (pulse !== null && typeof pulse !== 'number') {
      publishNews(pulse);
      soundNews(pulse.newest[0]?.createdAt ?? '', since);
    }
    plan();
  }
  const onVisible = () => (document.hidden ? plan() : void ask());
  document.addEventListener('visibilitychange', onVisible);
  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
    leaveTitle();
  }
  plan();
  return stop;
}
