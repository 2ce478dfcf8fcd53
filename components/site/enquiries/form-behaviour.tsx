'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { MessageBox } from '@/components/site/ui/message-box';
import { ThankYou } from '@/components/site/ui/thank-you';
import type { CallableContact } from '@/lib/shared/enquiries/form-contact';
import { attachForm, type FormView } from './attach-form';
import { outcomes, type PostedForm } from './outcomes';
import { SentLine } from './sent-line';
import { findSlot } from './slots';
import { UnsentNotice } from './unsent-notice';
import { VisitLink } from './visit-link';

type FormBehaviourProps = {
  element: HTMLFormElement;
  name: PostedForm;
  openedAt: number;
  contact: CallableContact;
};

export function FormBehaviour({ element, name, openedAt, contact }: FormBehaviourProps) {
  const attached = useRef<ReturnType<typeof attachForm>>(null);
  const [{ hasThanks, message, unsent, slow, sentAt, next }, setView] = useState<FormView>({
    hasThanks: false,
    message: null,
    unsent: 'none',
    slow: null,
    sentAt: null,
    next: null,
  });

  useLayoutEffect(() => {
    const show = (change: Partial<FormView>) => setView((view) => ({ ...view, ...change }));
    attached.current = attachForm(element, { name, openedAt, show });
    return attached.current.stop;
  }, [element, name, openedAt]);

  const outcome = outcomes[name];
  const unsentState = slow ?? (unsent === 'none' ? null : unsent);
  const project = element.closest<HTMLElement>('[data-project]')?.dataset.project;
  return (
    <>
      {hasThanks &&
        'thanks' in outcome &&
        createPortal(
          <ThankYou {...outcome.thanks} headingLevel={2}>
            {next && <VisitLink href={next} />}
          </ThankYou>,
          findSlot(element, 'thanks'),
        )}
      {sentAt &&
        createPortal(
          <div className="mb-8">
            <SentLine name={name} time={sentAt} contact={contact} project={project} />
            {next && <VisitLink href={next} />}
          </div>,
          findSlot(element, 'sent'),
        )}
      {message &&
        createPortal(
          <div className="mt-6">
            <MessageBox {...message} onDismiss={() => attached.current?.dismiss()} />
          </div>,
          findSlot(element, 'message'),
        )}
      {unsentState &&
        createPortal(
          <UnsentNotice
            state={unsentState}
            contact={contact}
            onDrop={() => attached.current?.dropUnsent()}
          />,
          findSlot(element, 'unsent'),
        )}
    </>
  );
}
