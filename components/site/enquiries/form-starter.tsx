'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CallableContact } from '@/lib/shared/enquiries/form-contact';
import { listUnsent } from '@/lib/shared/enquiries/unsent';
import type { FormBehaviour } from './form-behaviour';
import { loadWhenNear } from './load-when-near';
import type { PostedForm } from './outcomes';

type FormStarterProps = { name: PostedForm; contact: CallableContact };
type Started = { Behaviour: typeof FormBehaviour; element: HTMLFormElement };

/** In performance.now time: after a full load the form was visible before the script. */
function whenPageOpened(): number {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded && new URL(loaded.name).pathname === location.pathname ? 0 : performance.now();
}

export function FormStarter({ name, contact }: FormStarterProps) {
  const here = useRef<HTMLSpanElement>(null);
  const openedAt = useRef(0);
  const hasStarted = useRef(false);
  const [started, setStarted] = useState<Started | null>(null);

  // A layout effect: a click before it would be a plain post.
  useLayoutEffect(() => {
    const element = here.current?.closest('form');
    if (!element) return;
    openedAt.current = whenPageOpened();
    // A page restored by Back has its form as it was.
    if (hasStarted.current) return;
    return loadWhenNear(element, {
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
