import { newsletterForm } from '@/lib/content/enquiries/form-basics';
import { limits } from '@/lib/content/limits';
import { messages } from '@/lib/content/messages';

/** NEWS-1, NEWS-2. Returns the cleanup function. */
export function attachNewsletter(form: HTMLFormElement): () => void {
  const place = form.querySelector('[role=status]');
  const note = [...(place?.childNodes ?? [])];
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const setStatus = (...text: (string | Node)[]) => {
    clearTimeout(timer);
    place?.replaceChildren(...text);
  };

  async function send(): Promise<void> {
    const body = new FormData(form);
    if (isSending || String(body.get('email')).trim() === '') return;
    isSending = true;
    setStatus(...note);
    try {
      const { action } = newsletterForm;
      const answer = await fetch(action, { method: 'POST', body, headers: { Accept: 'application/json' } });
      if (!answer.ok) throw new Error(answer.statusText);
      form.reset();
      setStatus(messages.newsletter.thanks);
      timer = setTimeout(() => setStatus(...note), limits.newsletterThanksMs);
    } catch {
      setStatus(messages.somethingWrong);
    }
    isSending = false;
  }

  const onSubmit = (event: Event) => {
    event.preventDefault();
    void send();
  };
  form.addEventListener('submit', onSubmit);
  return () => {
    form.removeEventListener('submit', onSubmit);
    setStatus(...note);
  };
}
