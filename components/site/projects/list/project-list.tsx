import { buttonClass } from '@/components/site/ui/button-class';
import { ListState } from '@/components/site/ui/list-state';
import { TextLink } from '@/components/site/ui/text-link';
import { controlLabels } from '@/lib/content/control-labels';
import { messages } from '@/lib/content/messages';
import { compareContent, comparePath } from '@/lib/content/projects/compare';
import type { ProjectCard as Card } from '@/lib/domain/projects/dto';
import { ProjectCard } from './project-card';

type ProjectGridProps = {
  cards: Card[];
  headingLevel?: 3;
  canCompare?: true;
};

function ProjectGrid({ cards, headingLevel, canCompare }: ProjectGridProps) {
  return (
    <ul className="grid gap-x-6 gap-y-10 tablet:grid-cols-2 tablet:gap-y-[88px] desk:grid-cols-3">
      {cards.map((card, index) => (
        <ProjectCard
          key={card._id}
          project={card}
          preload={index === 0}
          headingLevel={headingLevel}
          canCompare={canCompare}
        />
      ))}
    </ul>
  );
}

type MoreProjectsProps = { id: string; title: string; cards: Card[] };

export function MoreProjects({ id, title, cards }: MoreProjectsProps) {
  return (
    <section aria-labelledby={id} className="mt-16">
      <h2 id={id} className="mb-8 text-display-3">
        {title}
      </h2>
      <ProjectGrid cards={cards} headingLevel={3} />
    </section>
  );
}

/** STATE-1, STATE-2. `cards` is null when they could not be read. */
export function ProjectList({ cards }: { cards: Card[] | null }) {
  if (cards === null) {
    return (
      <ListState kind="error" text={messages.projects.listFailed}>
        <TextLink href="/projects">{controlLabels.tryAgain}</TextLink>
      </ListState>
    );
  }
  if (cards.length === 0) {
    return (
      <ListState kind="empty" text={messages.projects.empty}>
        <TextLink href="/upcoming-projects">{controlLabels.requestCallback}</TextLink>
      </ListState>
    );
  }
  return (
    <form action={comparePath} className="compare">
      <ProjectGrid cards={cards} canCompare />
      <div className="compare-bar">
        <p className="text-small text-stone">{compareContent.chosen}</p>
        <button type="submit" className={buttonClass('secondary')}>
          {compareContent.compare}
        </button>
      </div>
    </form>
  );
}
