import { sourceSetUps } from '@/lib/content/sources/set-ups';
import type { SourceKind } from '@/lib/content/sources/sources';

export function SourceSteps({ kind }: { kind: SourceKind }) {
  return (
    <ol className="wrap-anywhere grid max-w-[75ch] list-decimal gap-1.5 pl-5 marker:text-stone">
      {sourceSetUps[kind].steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
