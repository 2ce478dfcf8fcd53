import type { ProjectStatus } from '@/lib/content/projects';
import { statusNames } from '@/lib/content/projects-pages';

const fills: Record<ProjectStatus, { className: string; from: number } | null> = {
  upcoming: null,
  ongoing: { className: 'fill-ink', from: 5.5 },
  'ready to move': { className: 'fill-ink', from: 0.5 },
  completed: { className: 'fill-control', from: 0.5 },
  featured: { className: 'fill-terra', from: 0.5 },
};

type StatusWordProps = { status: ProjectStatus; className?: string };

/** A block rising from the tide line, always beside its word. */
export function StatusWord({ status, className = 'gap-2.5 text-small' }: StatusWordProps) {
  const fill = fills[status];
  const isOutlined = status === 'upcoming' || status === 'ongoing';
  return (
    <span className={`inline-flex items-center ${className}`}>
      <svg viewBox="0 0 18 14" width="18" height="14" aria-hidden="true" className="shrink-0">
        {fill && <rect x="1" y={fill.from} width="16" height={10.5 - fill.from} className={fill.className} />}
        {isOutlined && <rect x="1.5" y="0.5" width="15" height="10" fill="none" className="stroke-ink" />}
        <path d="M0 13.5h18" className="stroke-ink" />
      </svg>
      {statusNames[status]}
    </span>
  );
}
