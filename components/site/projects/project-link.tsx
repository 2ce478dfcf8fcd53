import type { ReactNode } from 'react';
import { SiteLink } from '@/components/shared/site-link';
import type { ProjectCard } from '@/lib/domain/projects/dto';

type ProjectLinkProps = { project: Pick<ProjectCard, 'slug' | 'explore'>; children: ReactNode };

/** PROJ-6. It covers the nearest positioned box around it. */
export function ProjectLink({ project: { slug, explore }, children }: ProjectLinkProps) {
  if (!explore) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a disabled link leads nowhere.
      <a role="link" aria-disabled="true">
        {children}
      </a>
    );
  }
  return (
    <SiteLink
      href={`/projects/${slug}`}
      className="after:absolute after:inset-0 hover:text-terra focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-[3px] focus-visible:after:outline-ink"
    >
      {children}
    </SiteLink>
  );
}
