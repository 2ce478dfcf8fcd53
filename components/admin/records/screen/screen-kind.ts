import type { LucideIcon } from 'lucide-react';
import type { Route } from 'next';
import type { ReactNode } from 'react';
import type { ShownPicture } from '@/components/admin/records/delete-record';
import type { Place } from '@/components/admin/records/sortable/sortable-item';
import type { WarmUp } from '@/components/admin/ui/lazy-dialog';
import type { RecordKindName } from '@/lib/content/record-kinds';
import type { DraftRecords } from '@/lib/domain/drafts/dto';

/** What the screen of one kind of record has of its own in words, ids and pictures. */
export type ScreenKind<K extends RecordKindName> = {
  kind: K;
  /** Under which this device keeps what is unsaved, where that is not the kind. */
  unsavedKind?: string;
  path: Route;
  title: string;
  /** Where a record is edited: in a dialog that its address opens, in a form that always stands in the page, or on its card. */
  form: 'dialog' | 'page' | 'card';
  /** What a draft is of: a record that is not there yet, or one that is. */
  subjects: { added: string; changed: string };
  /** What people call a record; its place stands for a name that it does not have. */
  nameOf: (record: DraftRecords[K], position: number) => string;
  /** What takes the focus: where the next is added, what opens a record, and, where it differs, what stands there after a delete. */
  focus: { add: string; open: (id: string) => string; deleted?: (id: string) => string };
  /** The button in the head, whose id is `focus.add`. */
  add?: { label: string; icon: LucideIcon; warmUp: WarmUp };
  deletion: {
    /** What goes: "project". */
    noun: string;
    picture?: (record: DraftRecords[K]) => ShownPicture;
    /** What leaves the website with it, or where it stands there. */
    more?: (record: DraftRecords[K], place: Place) => ReactNode;
    /** Absent where the spec has no toast (ADX-3). */
    toasts?: { deleted: string; failed: string };
  };
};
