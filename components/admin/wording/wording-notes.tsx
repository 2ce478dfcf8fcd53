'use client';

import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { useUnsavedValues } from '@/components/admin/session/use-unsaved-values';
import { Button } from '@/components/admin/ui/button';
import { FieldError } from '@/components/admin/ui/fields/field';
import { keepWordingAction, listKeptWordingAction } from '@/lib/domain/wording/actions';
import type { KeptWording } from '@/lib/domain/wording/dto';
import { formatDay } from '@/lib/shared/time/format-moment';
import { type CheckedText, toKeptField } from '@/lib/shared/wording/checked-texts';
import { findRule, findWording, type WordingHit } from '@/lib/shared/wording/find-wording';

type FieldHit = WordingHit & { field: string };
type Owner = { kind: string; recordId: string };

export function findByField(
  texts: CheckedText[],
  idOf: (path: string) => string,
  readyBy: string,
): Map<string, FieldHit[]> {
  const found = new Map<string, FieldHit[]>();
  for (const { path, text } of texts) {
    const hits = findWording(text, { readyBy }).map((hit) => ({ ...hit, field: toKeptField(path) }));
    if (hits.length > 0) found.set(idOf(path), [...(found.get(idOf(path)) ?? []), ...hits]);
  }
  return found;
}

export async function readKept(owner: Owner): Promise<KeptWording[]> {
  const result = await listKeptWordingAction(owner).catch(() => null);
  return result?.ok ? result.data : [];
}

const isOf = (hit: FieldHit) => (one: KeptWording) =>
  one.field === hit.field && one.rule === hit.rule && one.sentence === hit.sentence;

type NoteProps = { owner: Owner | null; hit: FieldHit; onKept: (one: KeptWording) => void };

function KeepForm({ owner, hit, onKept }: NoteProps & { owner: Owner }) {
  const id = useId();
  const { kind, recordId } = owner;
  const { values, set, forget } = useUnsavedValues(
    'wording',
    [kind, recordId, hit.field, hit.rule, hit.sentence].join(' '),
    { reason: '' },
  );
  const { reason } = values;
  const [error, setError] = useState('');
  const [isSaving, setSaving] = useState(false);
  const keep = async () => {
    setSaving(true);
    const result = await askServer(() => keepWordingAction({ ...owner, ...hit, reason }));
    setSaving(false);
    if (result.ok) {
      forget();
      return onKept(result.data);
    }
    setError(result.error.fields?.reason ?? result.error.message);
  };
  return (
    <div className="mt-1.5">
      <label htmlFor={id} className="font-[550] admin:text-[12.5px]">
        Keep, because …
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id={id}
          value={reason}
          maxLength={300}
          aria-invalid={error !== ''}
          aria-describedby={error ? `${id}-error` : undefined}
          className="admin-field min-w-0 flex-1 basis-[200px] admin:h-8!"
          onChange={(event) => set({ reason: event.target.value })}
          // Enter here must not submit the form around it.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void keep();
          }}
        />
        <Button isSmall disabled={isSaving} onClick={() => void keep()}>
          Keep it
        </Button>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function Note({ owner, hit, onKept }: NoteProps) {
  const [isKeeping, setKeeping] = useState(false);
  const rule = findRule(hit.rule);
  return (
    <div className="mt-1 flex items-start gap-1.5 text-[14px] text-warning leading-[19px] admin:text-[12.5px] admin:leading-[17px]">
      <Info size={13} strokeWidth={1.6} aria-hidden="true" className="mt-[3px] shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <strong className="font-semibold">“{hit.words}”</strong> {rule?.why} ({rule?.source})
        </p>
        {owner && !isKeeping && (
          <button
            type="button"
            className="inline-flex min-h-11 items-center underline underline-offset-[3px] hover:text-terra admin:min-h-6"
            onClick={() => setKeeping(true)}
          >
            Keep, because …
          </button>
        )}
        {owner && isKeeping && <KeepForm owner={owner} hit={hit} onKept={onKept} />}
      </div>
    </div>
  );
}

type NotesProps = Pick<NoteProps, 'owner' | 'onKept'> & { hits: FieldHit[]; kept: KeptWording[] };

export function WordingNotes({ owner, hits, kept, onKept }: NotesProps) {
  return (
    <div role="status">
      {hits.map((hit) => {
        const one = kept.findLast(isOf(hit));
        const key = `${hit.rule} ${hit.sentence}`;
        if (!one) return <Note key={key} owner={owner} hit={hit} onKept={onKept} />;
        return (
          <p key={key} className="mt-1 text-[14px] text-stone wrap-anywhere admin:text-[12.5px]">
            “{hit.words}” is accepted, because {one.reason} ({one.keptBy}, {formatDay(one.at)})
          </p>
        );
      })}
    </div>
  );
}
