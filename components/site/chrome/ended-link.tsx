import { TextLink } from '@/components/site/ui/text-link';
import { visitTexts } from '@/lib/content/visits';

type EndedLinkProps = {
  title: string;
  text: string;
  contact: { phone: string; phoneHref: string };
};

export function EndedLink({ title, text, contact }: EndedLinkProps) {
  return (
    <div className="page-x page-top min-h-[60vh] pb-24">
      <h1 className="text-display-2">{title}</h1>
      <p className="mt-4 text-lead">
        {text}{' '}
        <a href={contact.phoneHref} className="whitespace-nowrap underline underline-offset-4">
          {contact.phone}
        </a>
        .
      </p>
      <div className="mt-6">
        <TextLink href="/projects">{visitTexts.projects}</TextLink>
      </div>
    </div>
  );
}
