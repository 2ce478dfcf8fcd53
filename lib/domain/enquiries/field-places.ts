import { z } from 'zod';
import type { EnquiryEventKind } from '@/prisma/generated/enums';
import { readAttribution } from './field/attribution';
import {
  type Changed,
  type Field,
  isElsewhere,
  type OfficeRow,
  type ReadRow,
  type SentRow,
} from './field/definition';
import { readDetails } from './field/details';
import { innerColumns } from './field/internal';
import { toExportedKind } from './field/kind';
import { toOrigin } from './field/origin';
import { toOutcome } from './field/outcome';
import { enquiryFields } from './fields';

type Fields = typeof enquiryFields;
type Name = keyof Fields;

export const namedFields = Object.entries(enquiryFields) as [Name, Field][];

/** The type argument names the fields that have something there. */
const toShape = <S>(pick: (field: Field) => unknown): S =>
  Object.fromEntries(
    namedFields.map(([name, field]) => [name, pick(field)]).filter(([, picked]) => picked !== undefined),
  ) as S;

export const listOf = <P>(pick: (field: Field) => P | P[] | null): P[] => [
  ...new Set(namedFields.flatMap(([, field]) => pick(field) ?? [])),
];

type Form = keyof NonNullable<Field['forms']>;
type FormShape<T extends Form> = {
  [N in Name as Fields[N] extends { forms: Record<T, z.ZodType> } ? N : never]: Fields[N] extends {
    forms: Record<T, infer S>;
  }
    ? S
    : never;
};

export const formShape = <T extends Form>(form: T): FormShape<T> => toShape(({ forms }) => forms?.[form]);

type VisitorFieldName = Exclude<keyof (FormShape<'enquiry'> & FormShape<'callback'>), 'newsletter'>;

export const visitorFieldNames = namedFields.flatMap(([name, { forms, wire }]) =>
  wire instanceof z.ZodString && (forms?.enquiry || forms?.callback) ? [name] : [],
) as VisitorFieldName[];

type PatchShape = {
  [N in Name as Fields[N] extends { patch: z.ZodType } ? N : never]: Fields[N] extends { patch: infer S }
    ? S
    : never;
};
export const patchShape = toShape<PatchShape>(({ patch }) => patch);

type WireShape<L extends boolean> = {
  [N in Name as Fields[N]['isListed'] extends L ? N : never]: Fields[N]['wire'];
};

export const listedShape = toShape<WireShape<true>>(({ isListed, wire }) => (isListed ? wire : undefined));
export const unlistedShape = toShape<WireShape<false>>(({ isListed, wire }) => (isListed ? undefined : wire));

export type Listed = z.output<z.ZodObject<typeof listedShape>>;
export type Unlisted = z.output<z.ZodObject<typeof unlistedShape>>;

const readShape = (shape: object, row: ReadRow) =>
  Object.fromEntries(
    Object.keys(shape).map((name) => [name, (enquiryFields[name as Name] as Field).of(row)]),
  );

// `field` checks that `of` returns the type of `wire`.
export const readListed = (row: ReadRow) => readShape(listedShape, row) as Listed;
export const readUnlisted = (row: ReadRow) => readShape(unlistedShape, row) as Unlisted;

export const tableColumns = listOf(({ columns }) => (isElsewhere(columns) ? null : [...columns])).toSorted(
  (one, other) => one.place - other.place,
);

export const mailLines = listOf(({ mail }) => (isElsewhere(mail) ? null : mail));

export const toEventData = (row: SentRow): object =>
  toShape(({ event }) => (isElsewhere(event) ? undefined : event(row)));

const hiddenColumns: string[] = Object.entries(innerColumns)
  .filter(([, column]) => 'isHidden' in column)
  .map(([name]) => name);

const readColumn: Record<string, (value: unknown) => object> = {
  details: readDetails,
  attribution: readAttribution,
  origin: (origin) => toOrigin({ origin }),
  outcome: (outcome) => toOutcome({ outcome }),
  kindName: (kindName) => toExportedKind({ kindName: String(kindName) }),
  review: (review) => ({ needsReview: review !== '', isSpamConfirmed: review === 'confirmed' }),
};

export const toExported = (row: object): object =>
  Object.assign(
    {},
    ...Object.entries(row)
      .filter(([name]) => !hiddenColumns.includes(name))
      .map(([name, value]) => readColumn[name]?.(value) ?? { [name]: value }),
  );

export function toColumns(patch: object, row: SentRow): Changed {
  const changed: Changed = {};
  for (const [name, value] of Object.entries(patch)) {
    const { set } = enquiryFields[name as Name] as Field;
    // The schema of the same field has checked it.
    if (value !== undefined) Object.assign(changed, set?.(value as never, { ...row, ...changed }));
  }
  return changed;
}

export function listChanges(former: OfficeRow, next: OfficeRow): { kind: EnquiryEventKind; text: string }[] {
  const toValue = ({ of }: Field, row: OfficeRow) =>
    JSON.stringify(of({ ...row, personCount: 0, noticeText: '' }));
  const histories = listOf((field) =>
    isElsewhere(field.history) || toValue(field, former) === toValue(field, next) ? null : field.history,
  );
  const changes = histories.map(({ kind, of }) => ({ kind, text: of(next, former) }));
  return changes.filter(({ text }) => text !== '');
}
