import { whenIdle } from '@/components/site/ui/when-idle';

/** One window height ahead. */
const nearby = '0px 0px 100%';

type LoadOptions = {
  load: () => Promise<void>;
  /** Loads when the page is idle, wherever the form is. */
  isUrgent?: boolean;
};

/** A submit before that waits for the code, and becomes a plain post on failure. Returns the cleanup function. */
export function loadWhenNear(form: HTMLFormElement, { load, isUrgent = false }: LoadOptions): () => void {
  let loading: Promise<void> | undefined;
  let isHeld = false;
  const ask = () => {
    loading ??= load().finally(stop);
    return loading;
  };
  const askQuietly = () => void ask().catch(() => {});
  const hold = (event: Event) => {
    event.preventDefault();
    if (isHeld) return;
    isHeld = true;
    const send = () => form.requestSubmit();
    void ask().then(send, send);
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      cancelIdle = whenIdle(askQuietly);
    },
    { rootMargin: nearby },
  );
  let cancelIdle = isUrgent ? whenIdle(askQuietly) : () => {};
  observer.observe(form);
  form.addEventListener('focusin', askQuietly);
  form.addEventListener('submit', hold);
  form.addEventListener('invalid', hold, true);
  function stop() {
    cancelIdle();
    observer.disconnect();
    form.removeEventListener('focusin', askQuietly);
    form.removeEventListener('submit', hold);
    form.removeEventListener('invalid', hold, true);
  }
  return stop;
}
