import type { z } from 'zod';
import type { PhotoSlot } from '@/components/admin/pictures/photo-slot';
import type { RecordFormKind } from '@/components/admin/records/form/record-form-kind';
import type { RecordFormProps } from '@/components/admin/records/form/use-draft-form';
import { toastError, toastSuccess } from '@/components/admin/ui/notices/toaster';
import { messages } from '@/lib/content/messages';
import type { RecordKindName } from '@/lib/content/record-kinds';
import type { PlainPictures } from '@/lib/shared/parsing/plain-input';
import type { FieldValues } from '@/lib/shared/parsing/record-fields';
import { type PlainFormInput, type PlainRecord, plainForm } from './plain-form';

type Fields = z.ZodObject;

export type PlainKind = {
  kind: RecordKindName;
  fields: Fields;
  noun: string;
  one: string;
  pictures: PlainPictures;
  photo: PhotoSlot;
  isVersioned: boolean;
  parentId: string | undefined;
  nameOf: (record: object) => string;
};

export type PlainOpened = RecordFormProps<PlainRecord<Fields>>;

export const toFormKind = ({
  kind,
  fields,
  noun,
  one,
  pictures,
  parentId,
  nameOf,
}: PlainKind): RecordFormKind<PlainRecord<Fields>, FieldValues<Fields>, PlainFormInput<Fields>> => ({
  ...plainForm<Fields, PlainRecord<Fields>>({
    kind,
    fields,
    pictures,
    parentId,
    titleOf: nameOf,
    isNew: `New ${noun}`,
  }),
  onSaved: (isNew) => toastSuccess(`${one} ${isNew ? 'added' : 'updated'}`),
  onFailed: (message) => toastError(messages.toast.somethingWrong + message),
});
