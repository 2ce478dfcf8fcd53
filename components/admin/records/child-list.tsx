'use client';

import { Copy, Plus, Trash2 } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { Button, IconButton } from '@/components/admin/ui/button';
import { withArticle } from '@/lib/shared/article';
import {
  elementOf,
  fieldsOf,
  fieldTypeOf,
  findLabel,
  initialValues,
} from '@/lib/shared/parsing/record-fields';
import { SchemaControl, type SchemaControlProps } from './plain/schema-control';

type Values = Record<string, unknown>;

type ListProps<C extends object> = {
  /** Its fields are named `<id>-0-name`, as the errors of the schema are. */
  id: string;
  path: string;
  fields: z.ZodObject;
  noun: string;
  list: C[];
  errorOf: (path: string) => string | undefined;
  onChange: (list: C[]) => void;
  hintOf?: (child: C, name: string) => ReactNode;
  fixedNames?: readonly string[];
  control?: ComponentType<SchemaControlProps>;
  isFixed?: boolean;
  afterFields?: (child: C, change: (part: Partial<C>) => void) => ReactNode;
};

export function FixedText({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <div>
      <p className="font-[550] admin:text-[13px]">{label}</p>
      <p className="mt-1.5 text-stone wrap-anywhere">{text}</p>
    </div>
  );
}

export function ChildList<C extends object>({
  id,
  path,
  fields,
  noun,
  list,
  errorOf,
  onChange,
  hintOf,
  fixedNames = [],
  control: Control = SchemaControl,
  isFixed = false,
  afterFields,
}: ListProps<C>) {
  const addId = `${id}-add`;
  const pictureNames = fieldsOf(fields).flatMap(([name, schema]) =>
    schema.meta()?.arePictures ? [name] : [],
  );
  const shown = fieldsOf(fields).filter(([name]) => name !== '_id' && !pictureNames.includes(name));
  const [first] = shown;
  const change = (at: number, part: object) =>
    onChange(list.map((child, index) => (index === at ? { ...child, ...part } : child)));
  const add = () => {
    // The initial values hold exactly the fields of a child.
    flushSync(() => onChange([...list, initialValues(fields) as C]));
    document.getElementById(`${id}-${list.length}-${first?.[0]}`)?.focus();
  };
  return (
    <div id={id} tabIndex={-1} className="flex flex-col gap-2.5">
      {list.map((child, at) => {
        const values = child as Values;
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: its inputs hold nothing of their own, and a new one has no id yet.
            key={at}
            className="rounded-[2px] border border-hairline bg-paper px-3 pt-2 pb-3"
          >
            <legend className="sr-only">{`${noun} ${at + 1}`}</legend>
            <div className="flex items-center justify-between text-stone admin:text-[13px]">
              <span aria-hidden="true">{at + 1}</span>
              {!isFixed && (
                <>
                  <IconButton
                    label={`Copy ${noun} ${at + 1}`}
                    className="ml-auto"
                    onClick={() => {
                      const { _id: _former, ...fields } = values;
                      // A picture belongs to one entry.
                      const copy = {
                        ...fields,
                        ...Object.fromEntries(pictureNames.map((name) => [name, []])),
                      };
                      flushSync(() => onChange([...list.slice(0, at + 1), copy as C, ...list.slice(at + 1)]));
                      document.getElementById(`${id}-${at + 1}-${first?.[0]}`)?.focus();
                    }}
                  >
                    <Copy size={16} strokeWidth={1.6} aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={`Remove ${noun} ${at + 1}`}
                    isDanger
                    onClick={() => {
                      flushSync(() => onChange(list.filter((_, index) => index !== at)));
                      document.getElementById(addId)?.focus();
                    }}
                  >
                    <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
                  </IconButton>
                </>
              )}
            </div>
            <div className="grid gap-x-4 gap-y-3 admin:grid-cols-2">
              {shown.map(([name, schema]) => {
                const label = findLabel(fields, name) ?? name;
                const inner = { id: `${id}-${at}-${name}`, path: `${path}.${at}.${name}` };
                if (fieldTypeOf(schema) === 'json')
                  return (
                    <fieldset key={name} className="admin:col-span-2">
                      <legend className="mb-1.5 font-[550] admin:text-[13px]">{label}</legend>
                      <ChildList
                        {...inner}
                        fields={elementOf(schema)}
                        noun={elementOf(schema).meta()?.label ?? label}
                        list={values[name] as object[]}
                        errorOf={errorOf}
                        onChange={(next) => change(at, { [name]: next })}
                      />
                    </fieldset>
                  );
                if (fixedNames.includes(name))
                  return <FixedText key={name} label={label} text={String(values[name] ?? '')} />;
                return (
                  <Control
                    key={name}
                    id={inner.id}
                    label={label}
                    error={errorOf(inner.path)}
                    hint={hintOf?.(child, name)}
                    schema={schema}
                    value={values[name]}
                    onChange={(value) => change(at, { [name]: value })}
                  />
                );
              })}
            </div>
            {afterFields?.(child, (part) => change(at, part))}
          </fieldset>
        );
      })}
      {!isFixed && (
        <Button id={addId} isSmall className="self-start" onClick={add}>
          <Plus size={14} strokeWidth={1.6} aria-hidden="true" />
          {`Add ${withArticle(noun)}`}
        </Button>
      )}
    </div>
  );
}
