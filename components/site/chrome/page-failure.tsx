import { Reference } from '@/components/shared/reference';
import { ListState } from '@/components/site/ui/list-state';
import { TextLink } from '@/components/site/ui/text-link';
import { controlLabels } from '@/lib/content/control-labels';

type PageFailureProps = { text: string; href: string; reference: string | undefined };

export function PageFailure({ text, href, reference }: PageFailureProps) {
  return (
    <div className="page-x page-top min-h-[70vh] pb-24">
      <ListState kind="error" text={text} headingLevel={1}>
        <TextLink href={href}>{controlLabels.tryAgain}</TextLink>
        <Reference value={reference} />
      </ListState>
    </div>
  );
}
