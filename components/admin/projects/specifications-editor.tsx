'use client';

import { arrayMove } from '@dnd-kit/sortable';
import { Plus, Trash2, X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { DragHandle, type Place, SortableItem } from '@/components/admin/records/sortable/sortable-item';
import { Button, IconButton } from '@/components/admin/ui/button';
import { FieldError } from '@/components/admin/ui/fields/field';
import { FieldNotes } from '@/components/admin/ui/fields/field-notes';
import { OrderArea } from '@/components/admin/ui/order-area';
import { newLine, type SpecificationGroup } from './form-values';

type SpecificationsEditorProps = {
  id: string;
  groups: SpecificationGroup[];
  errorOf: (path: string) => string | undefined;
  onChange: (groups: SpecificationGroup[]) => void;
};

type GroupProps = {
  id: string;
  place: Place;
  group: SpecificationGroup;
  titleError: string | undefined;
  onChange: (group: SpecificationGroup) => void;
  onRemove: () => void;
};

function moveEntry<T extends { key: string }>(entries: T[], key: string, overKey: string): T[] {
  const placeOf = (wanted: string) => entries.findIndex((entry) => entry.key === wanted);
  return arrayMove(entries, placeOf(key), placeOf(overKey));
}

function Group({ id, place, group, titleError, onChange, onRemove }: GroupProps) {
  const { title, lines } = group;
  const { position } = place;
  const name = title.trim() || `group ${position}`;
  const lineId = (index: number) => `${id}-description-${index}`;
  const focusLine = (index: number) => document.getElementById(lineId(index))?.focus();
  const addLineAfter = (index: number) => {
    flushSync(() =>
      onChange({ ...group, lines: [...lines.slice(0, index + 1), newLine(), ...lines.slice(index + 1)] }),
    );
    focusLine(index + 1);
  };
  const removeLine = (index: number) => {
    flushSync(() => onChange({ ...group, lines: lines.filter((_, at) => at !== index) }));
    if (lines.length > 1) focusLine(Math.max(0, index - 1));
    else document.getElementById(`${id}-title`)?.focus();
  };
  return (
    <SortableItem
      id={group.key}
      isOff={place.total < 2}
      className="rounded-[2px] border border-hairline bg-paper px-3 py-3"
    >
      <div className="flex items-start gap-1 admin:gap-2">
        {place.total > 1 && (
          <span className="-ml-2 admin:mt-[3px] admin:-ml-1.5">
            <DragHandle name={name} place={place} />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <input
            id={`${id}-title`}
            value={title}
            maxLength={120}
            aria-label={`Title of specification ${position}`}
            aria-invalid={titleError !== undefined}
            aria-describedby={titleError ? `${id}-title-error` : undefined}
            placeholder="Title, such as Structure"
            className="admin-field font-semibold"
            onChange={(event) => onChange({ ...group, title: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (lines.length > 0) focusLine(0);
              else addLineAfter(-1);
            }}
          />
          {titleError && <FieldError id={`${id}-title-error`}>{titleError}</FieldError>}
          <FieldNotes id={`${id}-title`} />
        </div>
        <IconButton label={`Remove ${name}`} isDanger className="admin:mt-[3px]" onClick={onRemove}>
          <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </div>
      <OrderArea
        thing="line"
        keys={lines.map(({ key }) => key)}
        onMove={(key, overKey) => onChange({ ...group, lines: moveEntry(lines, key, overKey) })}
      >
        <ul className="mt-2 flex flex-col gap-1.5 admin:pl-3">
          {lines.map(({ key, text }, index) => (
            <SortableItem
              key={key}
              id={key}
              isOff={lines.length < 2}
              className="flex flex-wrap items-center gap-1 bg-paper admin:gap-2"
            >
              {lines.length > 1 ? (
                <span className="-ml-2 admin:ml-0">
                  <DragHandle
                    name={`line ${index + 1} of ${name}`}
                    place={{ position: index + 1, total: lines.length }}
                  />
                </span>
              ) : (
                <span aria-hidden="true" className="h-1 w-1 shrink-0 bg-control" />
              )}
              <input
                id={lineId(index)}
                value={text}
                maxLength={500}
                aria-label={`Line ${index + 1} of ${name}`}
                placeholder="One line of the list"
                className="admin-field min-w-0 flex-1 admin:h-8!"
                onChange={(event) =>
                  onChange({
                    ...group,
                    lines: lines.map((line) =>
                      line.key === key ? { ...line, text: event.target.value } : line,
                    ),
                  })
                }
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
                    event.preventDefault();
                    addLineAfter(index);
                  } else if (event.key === 'Backspace' && text === '') {
                    event.preventDefault();
                    removeLine(index);
                  }
                }}
              />
              <IconButton label={`Remove line ${index + 1} of ${name}`} onClick={() => removeLine(index)}>
                <X size={16} strokeWidth={1.6} aria-hidden="true" />
              </IconButton>
              <div className="w-full empty:hidden">
                <FieldNotes id={lineId(index)} />
              </div>
            </SortableItem>
          ))}
        </ul>
      </OrderArea>
      <Button look="ghost" isSmall className="mt-1.5 ml-2" onClick={() => addLineAfter(lines.length - 1)}>
        <Plus size={14} strokeWidth={1.6} aria-hidden="true" />
        Add a line<span className="sr-only"> to {name}</span>
      </Button>
    </SortableItem>
  );
}

export function SpecificationsEditor({ id, groups, errorOf, onChange }: SpecificationsEditorProps) {
  const addGroup = () => {
    flushSync(() => onChange([...groups, { key: crypto.randomUUID(), title: '', lines: [newLine()] }]));
    document.getElementById(`${id}-${groups.length}-title`)?.focus();
  };
  return (
    <div>
      <OrderArea
        thing="group"
        keys={groups.map(({ key }) => key)}
        onMove={(key, overKey) => onChange(moveEntry(groups, key, overKey))}
      >
        <ul className="flex flex-col gap-2.5">
          {groups.map((group, index) => (
            <Group
              key={group.key}
              id={`${id}-${index}`}
              place={{ position: index + 1, total: groups.length }}
              group={group}
              titleError={errorOf(`specifications.${index}.title`)}
              onChange={(changed) =>
                onChange(groups.map((other) => (other.key === group.key ? changed : other)))
              }
              onRemove={() => {
                flushSync(() => onChange(groups.filter((other) => other.key !== group.key)));
                document.getElementById(`${id}-add`)?.focus();
              }}
            />
          ))}
        </ul>
      </OrderArea>
      <Button id={`${id}-add`} className={groups.length > 0 ? 'mt-3' : ''} onClick={addGroup}>
        <Plus size={14} strokeWidth={1.6} aria-hidden="true" />
        Add a group
      </Button>
    </div>
  );
}
