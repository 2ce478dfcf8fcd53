import type { SourcePayload } from '@/lib/domain/sources/dto';

export function BodyFields({ fields }: Pick<SourcePayload, 'fields'>) {
  if (fields.length === 0) return <p className="text-stone">It has no fields.</p>;
  return (
    <dl className="grid max-w-[75ch] grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 gap-y-1.5">
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice.
        <div key={index} className="contents">
          <dt className="font-mono text-[13px] text-stone wrap-anywhere">{name}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            {value || <span className="text-stone">empty</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
