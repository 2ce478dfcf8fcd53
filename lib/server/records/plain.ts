import 'server-only';
import { z } from 'zod';
import { plainInput } from '@/lib/shared/parsing/plain-input';
import { type Kind, plainPicturesOf, type RecordRow, sanitizeFields, type WireRecord } from './kind';
import { manyPictures, usesOf } from './many-pictures';
import type { DraftRules, Rules, WritableKind } from './rules';
import { noPictures, onePicture, type Slot, type Values } from './slot';

function slotOf<Row extends RecordRow>({ kind, entity, pictures, search: [title] }: Kind): Slot<Row> {
  const [name = ''] = Object.keys(pictures);
  const slot = {
    none: () => noPictures,
    one: () => onePicture(entity, title),
    many: () => manyPictures({ setRows: usesOf(kind, name) }),
  }[plainPicturesOf({ pictures })]();
  return slot as Slot as Slot<Row>;
}

export function plainRules<
  Name extends string,
  IsVersioned extends boolean,
  Row extends RecordRow,
  Wire extends WireRecord,
>(
  kind: Kind<Name, IsVersioned, Row, Wire>,
  own: Partial<Rules<NoInfer<Row>, NoInfer<Wire>>> = {},
): WritableKind<Name, IsVersioned, Row, Wire> {
  const { fields } = kind;
  const [title = ''] = kind.search;
  const pictures = plainPicturesOf(kind);
  const { create, patch } = plainInput(fields, pictures);
  const slot = slotOf<Row>(kind);
  if (kind.parent !== null) {
    const under = create.extend({ parentId: z.string() });
    return { ...kind, rules: { create: under, patch, slot, keepsOverwritten: true, draft: null, ...own } };
  }
  const nameOf = (data: object) => String((data as Values)[title] ?? '');
  const toRecord: DraftRules<Wire>['toRecord'] = (data, { _id, version, images }) => {
    const values = Object.entries(data).filter(([name]) => name in fields.shape);
    const record = { _id, ...sanitizeFields(fields, Object.fromEntries(values)), version };
    const shown = { none: {}, one: { image: images[0] ?? null }, many: { images } }[pictures];
    return { ...record, ...shown } as object as Wire;
  };
  return {
    ...kind,
    rules: { create, patch, slot, draft: { schema: () => create, nameOf, toRecord }, ...own },
  };
}
