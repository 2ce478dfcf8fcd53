import { SocialIcon } from '@/components/site/ui/icons';
import { StaticMarkup } from '@/components/site/ui/static-markup';
import { controlLabels } from '@/lib/content/control-labels';
import type { Contact } from '@/lib/domain/settings/dto';

export function SocialLinks({ social }: Pick<Contact, 'social'>) {
  return (
    <StaticMarkup as="ul" className="-ml-3 flex gap-1">
      {social.map(({ kind, name, href }) => (
        <li key={kind}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${name}, ${controlLabels.opensNewTab}`}
            className="grid size-11 place-items-center hover:text-terra-light"
          >
            <SocialIcon kind={kind} />
          </a>
        </li>
      ))}
    </StaticMarkup>
  );
}
