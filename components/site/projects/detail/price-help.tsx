import { TextLink } from '@/components/site/ui/text-link';
import { contactBarLabels } from '@/lib/content/pages/contact-bar';
import { projectsContent } from '@/lib/content/projects/projects-pages';
import type { ProjectPage } from '@/lib/domain/projects/dto';
import type { Contact } from '@/lib/domain/settings/dto';

type PriceHelpProps = {
  found: Pick<ProjectPage, 'cards' | 'onRequest'>;
  contact: Pick<Contact, 'phone' | 'phoneHref'>;
};

export function PriceHelp({ found: { cards, onRequest }, contact }: PriceHelpProps) {
  if ([...cards, ...onRequest].every(({ homes }) => homes.priceFrom !== null)) return null;
  return (
    <div className="mb-8">
      <p className="max-w-[31em] text-body">{projectsContent.priceHelp}</p>
      {cards.length > 0 && (
        <TextLink href={contact.phoneHref}>{`${contactBarLabels.call} ${contact.phone}`}</TextLink>
      )}
    </div>
  );
}
