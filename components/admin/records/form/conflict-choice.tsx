'use client';

import { useId } from 'react';
import type { ConflictWords } from './conflict-words';
import { type Difference, shownText } from './differences';

type SideProps = {
  name: string;
  label: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
};

function Side({ name, label, text, isChosen, onChoose }: SideProps) {
  return (
    <label
      className={`flex min-h-11 min-w-0 cursor-pointer items-start gap-2.5 rounded-[2px] bg-paper px-3 py-2 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 admin:min-h-9 ${isChosen ? 'shadow-[inset_0_0_0_2px_var(--color-ink)]' : 'shadow-[inset_0_0_0_1px_var(--color-control)]'}`}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        aria-label={`${label}: ${text}`}
        className="mt-0.5 h-[18px] w-[18px] shrink-0 accent-ink outline-none"
      />
      <span className="min-w-0 whitespace-pre-line break-words">
        <span className="block text-[13px] text-stone admin:hidden">{label}</span>
        {text}
      </span>
    </label>
  );
}

type ConflictChoiceProps = {
  words: ConflictWords;
  differences: Difference[];
  theirs: ReadonlySet<string>;
  onChange: (theirs: ReadonlySet<string>) => void;
};

export function ConflictChoice({ words, differences, theirs, onChange }: ConflictChoiceProps) {
  const id = useId();
  const choose = (field: string, isTheirs: boolean) => {
    const others = [...theirs].filter((name) => name !== field);
    onChange(new Set(isTheirs ? [...others, field] : others));
  };
  return (
    <div className="grid gap-4 px-4 pt-4 pb-6 admin:px-6">
      <p aria-hidden="true" className="hidden gap-3 text-[13px] text-stone admin:flex">
        <span className="w-28" />
        <span className="flex-1">{words.mine}, not saved yet</span>
        <span className="flex-1">{words.theirs}, on the website</span>
      </p>
      {differences.map(({ field, label, mine, theirs: other }) => (
        <div
          key={field}
          role="radiogroup"
          aria-labelledby={`${id}-${field}`}
          className="grid gap-1.5 admin:grid-cols-[112px_minmax(0,1fr)_minmax(0,1fr)] admin:gap-3"
        >
          <h3 id={`${id}-${field}`} className="font-semibold admin:pt-2">
            {label}
          </h3>
          <Side
            name={`${id}-${field}-side`}
            label={words.mine}
            text={shownText(mine)}
            isChosen={!theirs.has(field)}
            onChoose={() => choose(field, false)}
          />
          <Side
            name={`${id}-${field}-side`}
            label={words.theirs}
            text={shownText(other)}
            isChosen={theirs.has(field)}
            onChoose={() => choose(field, true)}
          />
        </div>
      ))}
      <p className="text-[14px] text-stone admin:text-[13px]">
        If only one person changed a field, that change is already selected.
      </p>
    </div>
  );
}
