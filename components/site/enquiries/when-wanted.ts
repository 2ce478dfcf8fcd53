import { whenIdle } from '@/components/site/ui/when-idle';

/** So far below the window a form is near. */
const nearby = '0px 0px 100%';

type Wanted = {
  /** What the form does beyond its plain post. */
  load: () => Promise<void>;
  /** It has work to do wherever the form stands. */
  isUrgent?: boolean;
};

/**
 * Loads what is wanted when the form comes near, has the focus, or is sent. What is sent before waits for it, and goes out as a
 * plain post where it cannot be loaded. Answers how to stop waiting.
 */
export function whenWanted(form: HTMLFormElement, { load, isUrgent = false }: Wanted): () => void {
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
