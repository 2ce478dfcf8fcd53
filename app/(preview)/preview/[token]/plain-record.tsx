import { SafeImage } from '@/components/shared/safe-image';
import { columns } from '@/components/site/ui/pictures/picture-boxes';
import { findKind } from '@/lib/domain/records';
import { toFieldText } from '@/lib/shared/parsing/field-text';
import { fieldsOf, labelOf } from '@/lib/shared/parsing/record-fields';
import type { Picture } from '@/lib/shared/pictures/picture';

const boxes = [{ width: columns(12), ratio: 3 / 2 }] as const;

type PlainRecordProps = { kind: string; record: { image?: Picture | null } & object };

/** A record of a kind that no page shows alone: its fields by their names. */
export function PlainRecord({ kind, record }: PlainRecordProps) {
  const fields = findKind(kind)?.fields;
  if (!fields) return null;
  const values: Record<string, unknown> = { ...record };
  return (
    <article className="page-x page-top section-gap">
      {record.image && (
        <div className="picture-ground relative aspect-[3/2]">
          <SafeImage picture={record.image} fallback="project" sizes={boxes} fill className="object-cover" />
        </div>
      )}
      <dl className="mt-8 grid gap-6">
        {fieldsOf(fields).map(([name, schema]) => (
          <div key={name}>
            <dt className="text-small text-stone">{labelOf(fields, name)}</dt>
            <dd className="text-lead wrap-anywhere">{toFieldText(schema, values[name])}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
