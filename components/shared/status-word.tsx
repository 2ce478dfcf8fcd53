import type { ProjectStatus } from '@/lib/content/projects/projects';
import { statusNames } from '@/lib/content/projects/projects-pages';
import { StateGlyph } from './state-glyph';

const glyphs: Record<ProjectStatus, Parameters<typeof StateGlyph>[0]> = {
  upcoming: { isOutlined: true },
  ongoing: { fill: 'fill-ink', from: 5.5, isOutlined: true },
  'ready to move': { fill: 'fill-ink' },
  completed: { fill: 'fill-control' },
  featured: { fill: 'fill-terra' },
};

type StatusWordProps = { status: ProjectStatus; text?: string; className?: string };

export function StatusWord({
  status,
  text = statusNames[status],
  className = 'gap-2.5 text-small',
}: StatusWordProps) {
  return (
    <span className={`inline-flex items-center ${className}`}>
      <StateGlyph {...glyphs[status]} />
      {text}
    </span>
  );
}
