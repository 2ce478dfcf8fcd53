import { askingTexts } from '@/lib/content/sources/screen';
import { polledKinds, type SourceKind } from '@/lib/content/sources/sources';

export function HostNote({ kind }: { kind: SourceKind }) {
  if (!polledKinds.includes(kind)) return null;
  return (
    <div className="mt-3 grid max-w-[75ch] gap-2">
      <p className="text-ink-2">{askingTexts.host}</p>
      {kind === 'magicbricks_polled' && <p className="text-warning">{askingTexts.noAddress}</p>}
    </div>
  );
}
