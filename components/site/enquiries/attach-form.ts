import { forms } from '@/lib/content/enquiries/forms';
import { limits } from '@/lib/content/limits';
import { keepUnsent } from '@/lib/shared/enquiries/unsent';
import { attachDays } from './attach-days';
import { attachFiles } from './attach-file';
import { findInvalid, focusOn, forgetError, showErrors } from './field-errors';
import { keepClear } from './keep-clear';
import { keepSending, type UnsentState } from './keep-sending';
import { outcomes, type PostedForm } from './outcomes';
import { isStillIn, makeRequestKey, sendBody, toBody, toMultipart } from './send-form';
import { findSlot } from './slots';

export type Message = { kind: 'success' | 'error'; text: string };

export type FormView = {
  hasThanks: boolean;
  message: Message | null;
  unsent: UnsentState;
  slow: 'sending' | 'sendingKept' | null;
  sentAt: string | null;
  next: string | null;
};

const timeOfDay = { hour: 'numeric', minute: '2-digit' } as const;

type Attached = { dismiss: () => void; dropUnsent: () => void; stop: () => void };
type Options = {
  name: PostedForm;
  /** On the clock of `performance.now`. */
  openedAt: number;
  show: (change: Partial<FormView>) => void;
};

export function attachForm(form: HTMLFormElement, { name, openedAt, show }: Options): Attached {
  const { action } = forms[name];
  const outcome = outcomes[name];
  const end = findSlot(form, 'end');
  const box = findSlot(form, 'box');
  const submit = form.querySelector<HTMLElement>('[type=submit]');
  const endKeepClear = keepClear(end);
  const endDays = attachDays(form);
  const endFiles = attachFiles(form);
  let since = openedAt;
  let requestKey = '';
  let isSending = false;
  let endThanks: (() => void) | undefined;

  const unsent = keepSending(
    { name, action },
    {
      onState: (state) => show({ unsent: state }),
      onSent(body) {
        if (!isStillIn(form, body)) return;
        form.reset();
        requestKey = '';
        show({ message: null });
      },
    },
  );

  const setSending = (value: boolean) => {
    isSending = value;
    if (value) submit?.setAttribute('aria-disabled', 'true');
    else submit?.removeAttribute('aria-disabled');
    for (const label of end.querySelectorAll('[data-label]')) label.classList.toggle('invisible');
  };

  function beginThanks(sentAt: string): void {
    show({ hasThanks: true });
    box.style.minHeight = `${form.offsetHeight}px`;
    form.hidden = true;
    box.focus({ preventScroll: true });
    box.scrollIntoView({ block: 'start' });
    const timer = setTimeout(() => endThanks?.(), limits.contactThanksMs);
    endThanks = () => {
      clearTimeout(timer);
      endThanks = undefined;
      box.style.minHeight = '';
      form.hidden = false;
      show({ hasThanks: false, sentAt });
    };
  }

  function onStored(next: string | null): void {
    requestKey = '';
    since = performance.now();
    const sentAt = new Date().toLocaleTimeString('en-US', timeOfDay);
    form.reset();
    show({ next });
    if ('thanks' in outcome) beginThanks(sentAt);
    else show({ message: { kind: 'success', text: outcome.success }, sentAt });
  }

  const onInvalid = (event: Event) => {
    event.preventDefault();
    // Each invalid control fires an event; one reaction is enough.
    if (event.target !== form.querySelector(':invalid')) return;
    const invalid = findInvalid(form);
    showErrors(form, invalid);
    show({ message: null });
    focusOn(form, Object.keys(invalid)[0]);
  };

  async function send(): Promise<void> {
    if (isSending) return;
    setSending(true);
    show({ message: null });
    showErrors(form, {});
    requestKey ||= makeRequestKey();
    const key = requestKey;
    const extras = { requestKey: key, filledInMs: Math.round(performance.now() - since) };
    // Browsers cannot store a file: such a form is never resent automatically.
    const body = form.enctype === 'multipart/form-data' ? toMultipart(form, extras) : toBody(form, extras);
    // A visitor who leaves loses nothing: it is resent with the same key and counts once.
    const slow = setTimeout(() => {
      const isKept = typeof body === 'string' && keepUnsent(name, { requestKey: key, body });
      show({ slow: isKept ? 'sendingKept' : 'sending' });
    }, limits.slowSendMs);
    const answer = await sendBody(action, body);
    clearTimeout(slow);
    show({ slow: null });
    setSending(false);
    if (answer.kind !== 'unanswered') unsent.drop(key);
    else if (typeof body === 'string') unsent.keep({ requestKey: key, body });
    if (answer.kind === 'stored') return onStored(answer.next);
    const found = answer.kind === 'refused' ? answer.errors : {};
    showErrors(form, found);
    const first = Object.keys(found).find((field) => form.elements.namedItem(field) !== null);
    if (!focusOn(form, first)) show({ message: { kind: 'error', text: outcome.failed } });
  }

  const onSubmit = (event: Event) => {
    event.preventDefault();
    void send();
  };

  form.addEventListener('submit', onSubmit);
  form.addEventListener('invalid', onInvalid, true);
  form.addEventListener('input', forgetError);
  return {
    dismiss() {
      show({ message: null });
      submit?.focus();
    },
    dropUnsent: () => unsent.drop(),
    stop() {
      form.removeEventListener('submit', onSubmit);
      form.removeEventListener('invalid', onInvalid, true);
      form.removeEventListener('input', forgetError);
      endThanks?.();
      unsent.stop();
      endKeepClear();
      endDays();
      endFiles();
    },
  };
}
