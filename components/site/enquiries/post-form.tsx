'use client';

import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { KeepClear } from '@/components/site/chrome/keep-clear';
import { buttonClass } from '@/components/site/ui/button-class';
import { MessageBox } from '@/components/site/ui/message-box';
import { fieldErrors } from '@/lib/content/contact';
import { forms, honeypotField } from '@/lib/content/forms';
import { limits } from '@/lib/content/limits';
import { FieldErrors } from './field-errors';
import { isStillIn, makeRequestKey, sendBody, toBody } from './send-form';
import { type CallableContact, UnsentNotice } from './unsent-notice';
import { useUnsent } from './use-unsent';

type PostFormProps = {
  form: 'enquiry' | 'callback';
  labelledBy: string;
  texts: { send: string; sending: string; failed: string };
  /** Either takes the form's place for three seconds, or a sentence that stands above the button. */
  sent: { panel: ReactNode } | { text: string };
  notice: ReactNode;
  /** Whom to call while nothing can be sent. */
  contact: CallableContact;
  children: ReactNode;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Message = { kind: 'success' | 'error'; text: string };

const errorOf = (control: Control): string =>
  control.validity.typeMismatch && control.type === 'email'
    ? fieldErrors.email
    : control.validity.valueMissing
      ? fieldErrors.missing(control.labels?.[0]?.textContent ?? control.name)
      : control.validationMessage;

/** On the clock of `performance.now`. The page that the browser loaded counts from its request: its form stands there before the script comes. */
function whenPageOpened(): number {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded && new URL(loaded.name).pathname === location.pathname ? 0 : performance.now();
}

/** A plain form that posts by itself; with a script it stays on its page and shows the outcome there. */
export function PostForm({ form, labelledBy, texts, sent, notice, contact, children }: PostFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const requestKey = useRef('');
  const openedAt = useRef(0);
  const [isSending, setIsSending] = useState(false);
  const [thanksHeight, setThanksHeight] = useState<number | null>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});

  const { action } = forms[form];
  const unsent = useUnsent({ name: form, action }, (body) => {
    const target = element.current;
    if (!target || !isStillIn(target, body)) return;
    target.reset();
    requestKey.current = '';
    setMessage(null);
  });

  // At once, as a form can be typed into before the page is alive.
  useLayoutEffect(() => {
    openedAt.current = whenPageOpened();
  }, []);

  useEffect(() => {
    if (thanksHeight === null) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
    const timer = setTimeout(() => setThanksHeight(null), limits.contactThanksMs);
    return () => clearTimeout(timer);
  }, [thanksHeight]);

  const focusOn = (name: string) => {
    const control = element.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };

  const onInvalid = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const invalid = [...event.currentTarget.elements].filter(
      (control): control is Control => 'validity' in control && !(control as Control).validity.valid,
    );
    setErrors(Object.fromEntries(invalid.map((control) => [control.name, errorOf(control)])));
    setMessage(null);
    invalid[0]?.focus();
  };

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as Control;
    if (name in errors) setErrors(({ [name]: _mended, ...rest }) => rest);
  };

  const onStored = (target: HTMLFormElement) => {
    requestKey.current = '';
    openedAt.current = performance.now();
    if ('panel' in sent) {
      setThanksHeight(target.offsetHeight);
    } else {
      target.reset();
      setMessage({ kind: 'success', text: sent.text });
    }
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    if (isSending) return;
    setIsSending(true);
    setMessage(null);
    setErrors({});
    requestKey.current ||= makeRequestKey();
    const key = requestKey.current;
    const body = toBody(target, {
      requestKey: key,
      filledInMs: Math.round(performance.now() - openedAt.current),
    });
    const answer = await sendBody(action, body);
    setIsSending(false);
    if (answer.kind === 'unanswered') unsent.keep({ requestKey: key, body });
    else unsent.drop(key);
    if (answer.kind === 'stored') return onStored(target);
    const found = answer.kind === 'refused' ? answer.errors : {};
    const [first] = Object.keys(found).filter((name) => target.elements.namedItem(name) !== null);
    setErrors(found);
    if (first) focusOn(first);
    else setMessage({ kind: 'error', text: texts.failed });
  };

  const dismiss = () => {
    setMessage(null);
    element.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  };

  return (
    <div
      ref={box}
      tabIndex={-1}
      className="scroll-mt-10 outline-none"
      style={{ minHeight: thanksHeight ?? undefined }}
    >
      <div role="status">{thanksHeight !== null && 'panel' in sent && sent.panel}</div>
      {thanksHeight === null && (
        <FieldErrors value={errors}>
          <form
            ref={element}
            method="post"
            action={action}
            aria-labelledby={labelledBy}
            onSubmit={onSubmit}
            onInvalidCapture={onInvalid}
            onInput={onInput}
          >
            <input
              name={honeypotField}
              tabIndex={-1}
              autoComplete="off"
              aria-hidden="true"
              className="hidden"
            />
            {children}
            <KeepClear>
              {message && (
                <div className="mt-6">
                  <MessageBox {...message} onDismiss={dismiss} />
                </div>
              )}
              <button
                type="submit"
                aria-disabled={isSending || undefined}
                className={buttonClass('primary', 'mt-6 w-full tablet:w-auto')}
              >
                {/* Both labels stand on one place, so that the button keeps its width. */}
                <span className="grid justify-items-center">
                  <span className={`col-start-1 row-start-1 ${isSending ? 'invisible' : ''}`}>
                    {texts.send}
                  </span>
                  <span className={`col-start-1 row-start-1 ${isSending ? '' : 'invisible'}`}>
                    {texts.sending}
                  </span>
                </span>
              </button>
            </KeepClear>
            <UnsentNotice state={unsent.state} contact={contact} onDrop={() => unsent.drop()} />
            {notice}
          </form>
        </FieldErrors>
      )}
    </div>
  );
}
