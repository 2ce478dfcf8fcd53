'use client';

import type { Route } from 'next';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { listOpenedLast } from '@/components/admin/session/opened-last';
import { Modal } from '@/components/admin/ui/dialogs/modal';
import { IntentLink } from '@/components/shared/intent-link';
import { adminActions } from '@/lib/content/admin/admin-actions';
import { listScreens } from '@/lib/content/admin/admin-screens';
import { includesRole, type Role } from '@/lib/content/roles';
import { searchEverythingAction } from '@/lib/domain/search/actions';
import type { SearchHit } from '@/lib/domain/search/dto';
import { hasWords } from '@/lib/shared/parsing/has-words';

const typingPauseMs = 200;
const shortest = 2;

const findNamed = <T extends { name: string }>(list: readonly T[], words: string): T[] =>
  list.filter(({ name }) => hasWords(name, words));

function findHere(role: Role, words: string): SearchHit[] {
  const toHits = (kind: string, list: readonly { name: string; href: string }[]): SearchHit[] =>
    findNamed(list, words).map(({ name, href }) => ({ kind, name, note: '', href: href as Route }));
  return [
    ...toHits('Opened last', listOpenedLast()),
    ...toHits(
      'Action',
      adminActions.filter((action) => includesRole(role, action.role)),
    ),
    ...toHits('Screen', listScreens(role)),
  ];
}

/** Debounced; null until the answer for these words is there. */
function useHits(words: string): SearchHit[] | null {
  const [found, setFound] = useState<{ words: string; hits: SearchHit[] } | null>(null);
  useEffect(() => {
    if (words.length < shortest) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const result = await askServer(() => searchEverythingAction(words));
      if (!isOver) setFound({ words, hits: result.ok ? result.data : [] });
    }, typingPauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [words]);
  if (words.length < shortest) return [];
  return found?.words === words ? found.hits : null;
}

type SearchDialogProps = { role: Role; onClose: () => void };

export function SearchDialog({ role, onClose }: SearchDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const words = typed.trim();
  const hits = useHits(words);
  const shown = [...findHere(role, words), ...(hits ?? [])];
  const chosen = Math.min(at, shown.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setAt((chosen + step + shown.length) % Math.max(1, shown.length));
    }
    if (event.key === 'Enter') document.getElementById(optionId(chosen))?.click();
  };
  const state = () => {
    if (hits === null) return 'Searching…';
    return shown.length === 1 ? '1 found' : `${shown.length} found`;
  };

  return (
    <Modal
      title="Search everything"
      layout={{ width: 620 }}
      onClose={onClose}
      footer={
        <p role="status" className="mr-auto text-stone admin:text-[13px]">
          {state()}
        </p>
      }
    >
      <div className="px-4 pt-4 pb-5 admin:px-6">
        <input
          type="text"
          role="combobox"
          aria-label="Name, number, setting or action"
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown.length > 0 ? optionId(chosen) : undefined}
          placeholder="Name, number, setting or action"
          autoComplete="off"
          maxLength={80}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
          className="admin-field"
        />
        <div id={`${id}-list`} role="listbox" aria-label="Found" className="mt-3">
          {shown.map(({ kind, name, note, href }, index) => (
            <IntentLink
              key={`${kind} ${href} ${name}`}
              id={optionId(index)}
              role="option"
              aria-selected={index === chosen}
              tabIndex={-1}
              href={href}
              onClick={onClose}
              className={`flex min-h-11 items-center gap-3 rounded-[2px] px-2.5 hover:bg-sand admin:min-h-9 ${index === chosen ? 'bg-sand' : ''}`}
            >
              <span className="min-w-0 truncate font-semibold">{name}</span>
              <span className="min-w-0 flex-1 truncate text-stone admin:text-[13px]">{note}</span>
              <span className="text-stone admin:text-[13px]">{kind}</span>
            </IntentLink>
          ))}
        </div>
      </div>
    </Modal>
  );
}
