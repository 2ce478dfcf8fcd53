'use client';

import type { PictureItem, SlottedPicture } from '@/components/admin/pictures/items';
import type { RecordFormKind } from '@/components/admin/records/form/record-form-kind';
import { findInputErrors } from '@/components/admin/ui/fields/input-errors';
import { saveSettingAction } from '@/lib/domain/settings/actions';
import type { Setting } from '@/lib/domain/settings/dto';
import type { SettingInput, SettingPart } from '@/lib/domain/settings/schema';
import { settingLabelOf } from './setting-label';
import { draftKind, type FormPart } from './setting-parts';

const toSlotted = ({ value, pictures }: Setting): SlottedPicture[] =>
  Object.entries(value).flatMap(([slot, field]) => {
    const id = (field as { _id?: string } | null)?._id;
    const picture = pictures.find(({ _id }) => _id === id);
    return picture ? [{ ...picture, slot }] : [];
  });

export function makeSettingForm<P extends SettingPart, V>(
  { part, name, input }: FormPart<P>,
  toValues: (value: Setting<P>['value']) => V,
  toValue: (values: V, pictures: PictureItem[]) => SettingInput<P>,
): RecordFormKind<Setting<P>, V, { value: SettingInput<P> }> {
  return {
    unsavedKind: draftKind,
    titleOf: () => `${name} of the settings`,
    toValues: (record) => {
      if (!record) throw new Error('A part of the settings cannot be deleted.');
      return toValues(record.value);
    },
    picturesOf: (record) => (record ? toSlotted(record) : []),
    toInput: (values, pictures) => ({ value: toValue(values, pictures) }),
    waitsForPictures: true,
    isComplete: () => true,
    findErrors: ({ value }) => findInputErrors(input, value),
    save: (_id, { value, version }) => saveSettingAction(part, value, version),
  };
}

type TextName<V> = { [N in keyof V]: V[N] extends string ? N : never }[keyof V] & string;

type TextForm<V> = {
  values: V;
  set: <N extends keyof V>(name: N, value: V[N]) => void;
  errorOf: (path: string) => string | undefined;
};

export const textsOf =
  <V>(part: Pick<FormPart, 'schema'>, { values, set, errorOf }: TextForm<V>) =>
  <N extends TextName<V>>(name: N) => ({
    path: name,
    label: settingLabelOf(part, name),
    value: values[name] as string,
    error: errorOf(name),
    onChange: (text: string) => set(name, text as V[N]),
  });

export const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const toParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

export const fromParagraphs = (paragraphs: string[]): string => paragraphs.join('\n\n');

export const fieldId = (path: string) => `setting-${path.replaceAll('.', '-')}`;
export const newKey = (): string => crypto.randomUUID();
