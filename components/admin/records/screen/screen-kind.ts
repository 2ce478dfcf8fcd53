import type { LucideIcon } from 'lucide-react';
import type { Route } from 'next';
import type { ReactNode } from 'react';
import type { ShownPicture } from '@/components/admin/records/delete-record';
import type { Place } from '@/components/admin/records/sortable/sortable-item';
import type { WarmUp } from '@/components/admin/ui/dialogs/lazy-dialog';
import type { RecordKindName } from '@/lib/content/record-kinds';
import type { DraftRecords } from '@/lib/domain/drafts/dto';

export type ScreenKind<K extends RecordKindName> = {
  kind: K;
  unsavedKind?: string;
  path: Route;
  title: string;
  form: 'dialog' | 'page' | 'card';
  subjects: { added: string; changed: string };
  nameOf: (record: DraftRecords[K], position: number) => string;
  focus: { add: string; open: (id: string) => string; deleted?: (id: string) => string };
  add?: { label: string; icon: LucideIcon; warmUp: WarmUp };
  deletion: {
    noun: string;
    picture?: (record: DraftRecords[K]) => ShownPicture;
    more?: (record: DraftRecords[K], place: Place) => ReactNode;
    toasts?: { deleted: string; failed: string };
  };
};
