'use client';

import { useSearchParams } from 'next/navigation';
import { Tabs } from 'radix-ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { onReveal } from '@/components/admin/ui/fields/reveal-field';
import { hrefOfPart, partKey } from './sheet-href';

type SheetPart = { name: string; label: string; className?: string; content: ReactNode };

function useOpenPart(names: string[]) {
  const asked = useSearchParams().get(partKey);
  const [opened, setOpened] = useState({ asked, name: asked });
  if (opened.asked !== asked) setOpened({ asked, name: asked });
  const [first = ''] = names;
  const open = (name: string, step: 'pushState' | 'replaceState') => {
    // At once: the address changes later, and a field takes the focus now.
    flushSync(() => setOpened({ asked, name }));
    history[step](null, '', hrefOfPart(name === first ? null : name));
  };
  return { part: names.find((name) => name === opened.name) ?? first, open };
}

/** A closed part stays mounted with its values, and opens for a field with an error. */
export function SheetParts({ label, parts }: { label: string; parts: SheetPart[] }) {
  const { part, open } = useOpenPart(parts.map(({ name }) => name));
  const root = useRef<HTMLDivElement>(null);
  const reveal = useEffectEvent((field: Element) => {
    const name = field.closest<HTMLElement>('[data-part]')?.dataset.part;
    if (name !== undefined && name !== part) open(name, 'replaceState');
  });
  useEffect(() => {
    if (root.current) return onReveal(root.current, (field) => reveal(field));
  }, []);
  return (
    <Tabs.Root
      ref={root}
      value={part}
      onValueChange={(name) => open(name, 'pushState')}
      activationMode="manual"
      className="flex flex-1 flex-col"
    >
      <div className="mt-3 border-hairline border-b px-1 admin:px-3">
        <Tabs.List aria-label={label} className="-mb-px flex gap-1 overflow-x-auto">
          {parts.map(({ name, label: title }) => (
            <Tabs.Trigger
              key={name}
              value={name}
              className="ring-inside flex h-11 items-center whitespace-nowrap border-transparent border-b-2 px-3 text-ink-2 hover:text-ink data-[state=active]:border-terra data-[state=active]:font-semibold data-[state=active]:text-ink admin:h-9"
            >
              {title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </div>
      {parts.map(({ name, className = 'px-4 pt-5 pb-8 admin:px-6', content }) => (
        <Tabs.Content
          key={name}
          value={name}
          data-part={name}
          forceMount
          hidden={name !== part}
          // Its fields take the focus themselves.
          tabIndex={-1}
          className={className}
        >
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
