'use client';

import { Plus } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/admin/ui/button';
import { type FactName, type Facts, factLabels, factNames, placeholderOf } from '@/lib/content/facts';
import { coverPlaceholders, listPlaceholders } from '@/lib/shared/placeholders';
import { SettingField, type TextControl } from './setting-field';
import { fieldId } from './setting-forms';

function NamedFacts({ text, facts }: { text: string; facts: Facts }) {
  const names = [...new Set(listPlaceholders(text))];
  if (names.length === 0) return null;
  return (
    <ul aria-label="Filled in on the website" className="mt-1.5 flex flex-wrap gap-1.5">
      {names.map((name) => (
        <li
          key={name}
          className={`rounded-full px-2.5 py-0.5 text-[14px] admin:text-[12.5px] ${facts[name] ? 'bg-sand text-ink-2' : 'bg-warning-tint text-warning'}`}
        >
          {factLabels[name]}: {facts[name] || 'not given yet, so its paragraph is left out'}
        </li>
      ))}
    </ul>
  );
}

/** The demo's own is in its texts already. */
const insertable = factNames.filter((name) => name !== 'demo notice');

const caretOf = ({ selectionStart, selectionEnd, value }: TextControl): [number, number] => [
  selectionStart ?? value.length,
  selectionEnd ?? value.length,
];

/** A placeholder is selected as a whole: no key cuts it. */
function takeWhole(control: TextControl, [start, end] = caretOf(control)): void {
  const [first, last] = coverPlaceholders(control.value, start, end);
  if (first !== start || last !== end) control.setSelectionRange(first, last);
}

/** Backspace behind a placeholder, and Delete before it, take it whole. */
function takeNext({ key, currentTarget }: KeyboardEvent<TextControl>): void {
  const [start, end] = caretOf(currentTarget);
  if (start !== end) return;
  if (key === 'Backspace') takeWhole(currentTarget, [start - 1, end]);
  if (key === 'Delete') takeWhole(currentTarget, [start, end + 1]);
}

const findControl = (path: string): TextControl | null => {
  const control = document.getElementById(fieldId(path));
  return control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement ? control : null;
};

type ProseFieldProps = Omit<ComponentProps<typeof SettingField>, 'onKeyDown' | 'onSelect'> & { facts: Facts };

/** A text that may name facts of the settings, with a list to take them from. */
export function ProseField({ facts, ...field }: ProseFieldProps) {
  const { path, value, onChange } = field;
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const caret = useRef<number | null>(null);

  // The caret can stand behind what was inserted only once it is there.
  useEffect(() => {
    if (caret.current === null) return;
    const control = findControl(path);
    control?.focus();
    control?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const insert = (name: FactName) => {
    const control = findControl(path);
    const [start, end] = control ? caretOf(control) : [value.length, value.length];
    caret.current = start + placeholderOf(name).length;
    onChange(value.slice(0, start) + placeholderOf(name) + value.slice(end));
    setIsOpen(false);
  };

  return (
    <div>
      <SettingField
        {...field}
        onKeyDown={takeNext}
        onSelect={({ currentTarget }: SyntheticEvent<TextControl>) => takeWhole(currentTarget)}
      />
      <NamedFacts text={value} facts={facts} />
      <Button
        isSmall
        look="ghost"
        className="-ml-2.5 mt-1 font-normal!"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Plus size={15} strokeWidth={1.6} aria-hidden="true" />
        Insert phone, address …
      </Button>
      {isOpen && (
        <ul id={listId} className="mt-1 flex flex-wrap gap-1.5">
          {insertable.map((name) => (
            <li key={name}>
              <Button isSmall onClick={() => insert(name)}>
                {factLabels[name]}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
