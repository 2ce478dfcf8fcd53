'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CallableContact } from '@/lib/shared/enquiries/form-contact';
import { listUnsent } from '@/lib/shared/enquiries/unsent';
import type { FormBehaviour } from './form-behaviour';
import type { PostedForm } from './outcomes';
import { whenWanted } from './when-wanted';

type FormStarterProps = { name: PostedForm; contact: CallableContact };
type Started = { Behaviour: typeof FormBehaviour; element: HTMLFormElement };

/** The page that the browser loaded counts from its request: its form stands there before the script comes. */
function whenPageOpened(): number {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded && new URL(loaded.name).pathname === location.pathname ? 0 : performance.now();
}

/** Stands in a form that the server has drawn, and has what it does beyond a plain post come when it is wanted. */
export function FormStarter({ name, contact }: FormStarterProps) {
  const here = useRef<HTMLSpanElement>(null);
  const openedAt = useRef(0);
  const hasStarted = useRef(false);
  const [started, setStarted] = useState<Started | null>(null);

  // At once: a click in the same moment would be a plain post.
  useLayoutEffect(() => {
    const element = here.current?.closest('form');
    if (!element) return;
    openedAt.current = whenPageOpened();
    // A page that is gone back to has its form as it was.
    if (hasStarted.current) return;
    return whenWanted(element, {
      isUrgent: listUnsent(name).length > 0,
      async load() {
        const { FormBehaviour: Behaviour } = await import('./form-behaviour');
        hasStarted.current = true;
        flushSync(() => setStarted({ Behaviour, element }));
      },
    });
  }, [name]);

  return (
    <span ref={here} hidden>
      {started && (
        <started.Behaviour
          element={started.element}
          name={name}
          openedAt={openedAt.current}
          contact={contact}
        />
      )}
    </span>
  );
}
