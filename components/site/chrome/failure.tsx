import { buttonClass } from '@/components/site/ui/button-class';
import { ListState } from '@/components/site/ui/list-state';
import { TextLink } from '@/components/site/ui/text-link';
import { controlLabels } from '@/lib/content/control-labels';
import { projectsContent } from '@/lib/content/projects-pages';

type FailureProps = { text: string; onRetry: () => void };

export function Failure({ text, onRetry }: FailureProps) {
  return (
    <div className="page-x page-top min-h-[70vh] pb-24">
      <ListState kind="error" text={text} headingLevel={1}>
        <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-3">
          <button type="button" onClick={onRetry} className={buttonClass('primary')}>
            {controlLabels.tryAgain}
          </button>
          <TextLink href="/projects">{projectsContent.title}</TextLink>
        </div>
      </ListState>
    </div>
  );
}
