import { ListState } from '@/components/site/ui/list-state';
import { TextLink } from '@/components/site/ui/text-link';
import { controlLabels } from '@/lib/content/control-labels';
import { messages } from '@/lib/content/messages';
import type { ProjectCard as Card } from '@/lib/domain/projects/dto';
import { ProjectCard } from './project-card';

type ProjectGridProps = {
  cards: Card[];
  /** Below a heading of its own. */
  headingLevel?: 3;
};

export function ProjectGrid({ cards, headingLevel }: ProjectGridProps) {
  return (
    <ul className="grid gap-x-6 gap-y-10 tablet:grid-cols-2 tablet:gap-y-[88px] desk:grid-cols-3">
      {cards.map((card, index) => (
        <ProjectCard key={card._id} project={card} preload={index === 0} headingLevel={headingLevel} />
      ))}
    </ul>
  );
}

/** The grid in its states (STATE-1, STATE-2). `cards` is null when they could not be read. */
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
  return <ProjectGrid cards={cards} />;
}
