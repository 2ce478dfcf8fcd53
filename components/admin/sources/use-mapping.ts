import { useEffect, useState } from 'react';
import { useLeaveGuard } from '@/components/admin/records/form/use-leave-guard';
import { useSavedField } from '@/components/admin/saved-field/use-saved-field';
import { type SourceField, sourceFieldNames } from '@/lib/content/sources/sources';
import type { Source } from '@/lib/domain/sources/dto';
import { chooseName, findTaker, fromText, toText } from '@/lib/shared/sources/mapping';
import { saveOver } from './save-over';

export function useMapping(source: Source) {
  const { _id } = source;
  const field = useSavedField(source, {
    read: (one) => toText(one.mapping),
    write: (text, version) => saveOver({ _id, version }, { mapping: fromText(text) }),
  });
  const { value, saved, state, save, change } = field;
  const [freed, setFreed] = useState<string | null>(null);
  const mapping = fromText(value);
  const isUnsaved = value !== saved;

  const choose = (name: SourceField, theirs: string) => {
    const taker = theirs === '' ? null : findTaker(mapping, theirs);
    setFreed(taker && taker !== name ? sourceFieldNames[taker] : null);
    change(toText(chooseName(mapping, name, theirs)));
  };
  const submit = () => {
    setFreed(null);
    if (isUnsaved && state !== 'saving') void save(value);
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      submit();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
  const guard = useLeaveGuard(isUnsaved);
  return { field, mapping, isUnsaved, freed, choose, submit, guard };
}
