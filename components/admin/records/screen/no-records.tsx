import type { ReactNode } from 'react';
import { EmptyState } from '@/components/admin/ui/empty-state';
import type { RecordKindName } from '@/lib/content/record-kinds';
import { AddButton } from './add-button';
import type { RecordScreenState } from './use-record-screen';

type NoRecordsProps<K extends RecordKindName> = {
  screen: RecordScreenState<K>;
  text: string;
  meanwhile: ReactNode;
  onAdd?: () => void;
  children?: ReactNode;
};

export function NoRecords<K extends RecordKindName>(props: NoRecordsProps<K>) {
  const { screen, text, meanwhile, children } = props;
  const { total, of, add } = screen;
  const { onAdd = add } = props;
  if (total > 0) return null;
  return (
    <EmptyState text={text} meanwhile={meanwhile}>
      {of.add && <AddButton {...of.add} onClick={onAdd} />}
      {children}
    </EmptyState>
  );
}
