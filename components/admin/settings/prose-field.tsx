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
import {
  type AnswerName,
  answerLabels,
  callerNames,
  type Facts,
  factNames,
  placeholderOf,
} from '@/lib/content/settings/fact-names';
import { answerPlaceholders, coverPlaceholders, listPlaceholders } from '@/lib/shared/settings/placeholders';
import { SettingField, type TextControl } from './setting-field';
import { fieldId } from './setting-forms';

/** The text of the demo already has its own note. */
const insertable = factNames.filter((name) => name !== 'demo notice');

type TextKind = {
  list: (text: string) => AnswerName[];
  names: readonly AnswerName[];
  button: string;
  missing: (name: AnswerName) => { text: string; isGap: boolean };
};

const pageText: TextKind = {
  list: listPlaceholders,
  names: insertable,
  button: 'Insert phone, address …',
  missing: () => ({ text: 'empty, so its paragraph is left out', isGap: true }),
};

export const answerText: TextKind = {
  list: answerPlaceholders.list,
  names: [...callerNames, ...insertable],
  button: 'Insert name, project …',
  missing: (name) =>
    callerNames.some((each) => each === name)
      ? { text: 'from the enquiry', isGap: false }
      : { text: 'empty, so its sentence is left out', isGap: true },
};

type NamedFactsProps = { text: string; facts: Facts; kind: TextKind };

function NamedFacts({ text, facts, kind: { list, missing } }: NamedFactsProps) {
  const names = [...new Set(list(text))];
  if (names.length === 0) return null;
  return (
    <ul aria-label="Filled in" className="mt-1.5 flex flex-wrap gap-1.5">
      {names.map((name) => {
        const fact = name in facts && facts[name as keyof Facts];
        const { text: instead, isGap } = missing(name);
        return (
          <li
            key={name}
            className={`rounded-full px-2.5 py-0.5 text-[14px] admin:text-[12.5px] ${fact || !isGap ? 'bg-sand text-ink-2' : 'bg-warning-tint text-warning'}`}
          >
            {answerLabels[name]}: {fact || instead}
          </li>
        );
      })}
    </ul>
  );
}

const caretOf = ({ selectionStart, selectionEnd, value }: TextControl): [number, number] => [
  selectionStart ?? value.length,
  selectionEnd ?? value.length,
];

/** A placeholder is selected as a whole: no key cuts it. */
function takeWhole(control: TextControl, [start, end] = caretOf(control)): void {
  const [first, last] = coverPlaceholders(control.value, start, end);
  if (first !== start || last !== end) control.setSelectionRange(first, last);
}

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

type ProseFieldProps = Omit<ComponentProps<typeof SettingField>, 'onKeyDown' | 'onSelect'> & {
  facts: Facts;
  kind?: TextKind;
};

export function ProseField({ facts, kind = pageText, ...field }: ProseFieldProps) {
  const { path, value, onChange } = field;
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const caret = useRef<number | null>(null);

  // The caret moves after the inserted text has rendered.
  useEffect(() => {
    if (caret.current === null) return;
    const control = findControl(path);
    control?.focus();
    control?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const insert = (name: AnswerName) => {
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
      <NamedFacts text={value} facts={facts} kind={kind} />
      <Button
        isSmall
        look="ghost"
        className="-ml-2.5 mt-1 font-normal!"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Plus size={15} strokeWidth={1.6} aria-hidden="true" />
        {kind.button}
      </Button>
      {isOpen && (
        <ul id={listId} className="mt-1 flex flex-wrap gap-1.5">
          {kind.names.map((name) => (
            <li key={name}>
              <Button isSmall onClick={() => insert(name)}>
                {answerLabels[name]}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
