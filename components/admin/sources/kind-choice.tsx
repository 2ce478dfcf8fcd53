import { sourceSetUps } from '@/lib/content/sources/set-ups';
import { type SourceKind, sourceKindNames, sourceKinds } from '@/lib/content/sources/sources';

type KindChoiceProps = { kind: SourceKind; onChoose: (kind: SourceKind) => void };

export function KindChoice({ kind, onChoose }: KindChoiceProps) {
  return (
    <fieldset className="rounded-[3px] border border-hairline bg-field pb-2">
      <legend className="sr-only">Source of the enquiries</legend>
      <p
        aria-hidden="true"
        className="flex min-h-[50px] items-center border-hairline border-b px-4 font-semibold admin:text-[15px]"
      >
        Source of the enquiries
      </p>
      {sourceKinds.map((one) => (
        <label
          key={one}
          className={`flex min-h-11 items-start gap-3 border-l-[3px] px-4 py-2.5 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus ${one === kind ? 'border-l-ink bg-sand' : 'border-l-transparent hover:bg-sand/50'}`}
        >
          <input
            type="radio"
            name="kind"
            value={one}
            checked={one === kind}
            aria-labelledby={`kind-${one}`}
            aria-describedby={`kind-${one}-note`}
            onChange={() => onChoose(one)}
            className="mt-[3px] h-4 w-4 shrink-0 accent-ink outline-none!"
          />
          <span className="min-w-0">
            <span id={`kind-${one}`} className={one === kind ? 'font-semibold' : ''}>
              {sourceKindNames[one]}
            </span>
            <span id={`kind-${one}-note`} className="block text-stone admin:text-[13px]">
              {sourceSetUps[one].note}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
