import { StateGlyph } from '@/components/shared/state-glyph';
import type { ConstructionStage } from '@/lib/content/projects/projects';

const heights: Record<ConstructionStage, number | null> = {
  planned: null,
  foundation: 8,
  structure: 5.5,
  finishing: 3,
  'handed over': 0.5,
};

type ConstructionWordProps = { stage: ConstructionStage; text: string };

export function ConstructionWord({ stage, text }: ConstructionWordProps) {
  const from = heights[stage];
  return (
    <span className="inline-flex items-baseline gap-2.5 text-small">
      <StateGlyph fill={from === null ? undefined : 'fill-ink'} from={from ?? 0.5} isOutlined />
      {text}
    </span>
  );
}
