import type { z } from 'zod';
import { toPictureRefs } from '@/components/admin/pictures/use-pictures';
import { type PhotoInput, toPhotoInput } from '@/components/admin/records/form/photo-input';
import type { RecordFormKind, Versioned } from '@/components/admin/records/form/record-form-kind';
import { findInputErrors } from '@/components/admin/ui/fields/input-errors';
import type { RecordKindName } from '@/lib/content/record-kinds';
import { saveRecordAction } from '@/lib/domain/records/actions';
import { type PlainPictures, plainInput } from '@/lib/shared/parsing/plain-input';
import {
  type FieldName,
  type FieldValues,
  initialValues,
  isRequired,
  pickFields,
} from '@/lib/shared/parsing/record-fields';
import type { Picture } from '@/lib/shared/pictures/picture';
import type { Result } from '@/lib/shared/result';

type PlainForm<F extends z.ZodObject> = {
  kind: RecordKindName;
  fields: F;
  pictures: PlainPictures;
  /** With the parent id, so that unsaved work of one parent does not open in another. */
  parentId?: string;
  titleOf: (values: FieldValues<F>) => string;
  isNew: string;
};

export type PlainFormInput<F extends z.ZodObject> = FieldValues<F> &
  Partial<PhotoInput> & { pictures?: ReturnType<typeof toPictureRefs> };

export type PlainRecord<F extends z.ZodObject> = Versioned &
  FieldValues<F> & { image?: Picture | null; images?: Picture[] };

const toPicturesInput = {
  none: () => ({}),
  one: toPhotoInput,
  many: (items: Parameters<typeof toPictureRefs>[0]) => ({ pictures: toPictureRefs(items) }),
};

export function plainForm<F extends z.ZodObject, R extends PlainRecord<F>>({
  kind,
  fields,
  pictures: count,
  parentId,
  titleOf,
  isNew,
}: PlainForm<F>): RecordFormKind<R, FieldValues<F>, PlainFormInput<F>> {
  const { create, patch } = plainInput(fields, count);
  const required = (Object.keys(fields.shape) as FieldName<F>[]).filter((name) => isRequired(fields, name));
  return {
    unsavedKind: parentId === undefined ? kind : `${kind}-${parentId}`,
    titleOf: (values) => titleOf(values).trim() || isNew,
    toValues: (record) => (record ? pickFields(fields, record) : initialValues(fields)),
    ...(count !== 'none' && {
      picturesOf: (record) => record?.images ?? (record?.image ? [record.image] : []),
    }),
    toInput: (values, pictures) => ({ ...values, ...toPicturesInput[count](pictures) }),
    isComplete: (values) =>
      required.every((name) => String((values as Record<string, unknown>)[name] ?? '').trim() !== ''),
    findErrors: (input, isAdded) => findInputErrors(isAdded ? create : patch, input),
    // The kind of this name makes such records.
    save: (id, input) =>
      saveRecordAction(
        kind,
        id,
        id === null && parentId !== undefined ? { ...input, parentId } : input,
      ) as Promise<Result<object>> as Promise<Result<R>>,
  };
}
