import type { PictureItem, SlottedPicture } from '@/components/admin/pictures/items';
import type { FieldErrors } from '@/lib/shared/errors';
import type { Result } from '@/lib/shared/result';

export type Versioned = { _id: string; version: number };

export type RecordFormKind<R extends Versioned, V, I extends object> = {
  unsavedKind: string;
  titleOf: (values: V) => string;
  toValues: (record: R | null) => V;
  picturesOf?: (record: R | null) => SlottedPicture[];
  fieldOfPicture?: (item: PictureItem) => string;
  toInput: (values: V, pictures: PictureItem[]) => I;
  prune?: (values: V) => V;
  waitsForPictures?: boolean;
  isComplete: (values: V) => boolean;
  findErrors: (input: I, isNew: boolean) => FieldErrors;
  /** Where the specification says alert. */
  alertOf?: (fields: FieldErrors) => string | null;
  save: (id: string | null, input: I & { version: number | undefined }) => Promise<Result<R>>;
  onSaved?: (isNew: boolean) => void;
  onFailed?: (message: string) => void;
};

export type Drafting<R, I extends object, D> = {
  open: { _id: string; content: R } | null;
  save: (id: string | null, input: I & { version: number | undefined }) => Promise<Result<D>>;
  onSaved: (saved: D) => void;
  /** Publishing saves the record itself; pictures may join after that. */
  saveRecord: (id: string | null, input: I & { version: number | undefined }) => Promise<Result<R>>;
  joinDraft: (saved: D, toInput: (content: R) => I) => Promise<Result<unknown>>;
  idOf: (saved: D) => string;
};
