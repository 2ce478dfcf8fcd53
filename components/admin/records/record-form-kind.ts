import type { PictureItem, SlottedPicture } from '@/components/admin/pictures/items';
import type { FieldErrors } from '@/lib/shared/errors';
import type { Result } from '@/lib/shared/result';

export type Versioned = { _id: string; version: number };

export type RecordFormKind<R extends Versioned, V, I extends object> = {
  /** Under which this device keeps what is unsaved. */
  unsavedKind: string;
  /** What it is called there; without a name yet it is "New project" and the like. */
  titleOf: (values: V) => string;
  toValues: (record: R | null) => V;
  picturesOf?: (record: R | null) => SlottedPicture[];
  /** The field with which a picture is kept or given up in a conflict; `pictures` unless told. */
  fieldOfPicture?: (item: PictureItem) => string;
  toInput: (values: V, pictures: PictureItem[]) => I;
  /** Without what was opened and left empty. */
  prune?: (values: V) => V;
  /** What is saved waits for its pictures: the form stays, and they cannot join it behind. */
  waitsForPictures?: boolean;
  /** Until then the button is off. */
  isComplete: (values: V) => boolean;
  findErrors: (input: I, isNew: boolean) => FieldErrors;
  /** Where the specification says alert: its words, which stand alone in a box that can be dismissed. */
  alertOf?: (fields: FieldErrors) => string | null;
  save: (id: string | null, input: I & { version: number | undefined }) => Promise<Result<R>>;
  onSaved?: (isNew: boolean) => void;
  onFailed?: (message: string) => void;
};

/** Where a form can be saved as a draft, too, which the website does not show. */
export type Drafting<R, I extends object, D> = {
  /** The draft that is open: its id, and the record that it would make. */
  open: { _id: string; content: R } | null;
  save: (id: string | null, input: I & { version: number | undefined }) => Promise<Result<D>>;
  onSaved: (saved: D) => void;
  /** Where the main button publishes a draft: saves the record itself, to which pictures come after that. */
  saveRecord: (id: string | null, input: I & { version: number | undefined }) => Promise<Result<R>>;
  /** The same of a draft: what it holds now, with the pictures beside. */
  joinDraft: (saved: D, toInput: (content: R) => I) => Promise<Result<unknown>>;
  idOf: (saved: D) => string;
};
