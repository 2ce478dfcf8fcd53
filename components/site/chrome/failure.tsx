import { Reference } from '@/components/shared/reference';
import { buttonClass } from '@/components/site/ui/button-class';
import { ListState } from '@/components/site/ui/list-state';
import { TextLink } from '@/components/site/ui/text-link';
import { controlLabels } from '@/lib/content/control-labels';
import { projectsContent } from '@/lib/content/projects/projects-pages';

export type Thrown = { error: { name?: string; digest?: string }; reset: () => void };

export function Failure({ text, error, reset }: Thrown & { text: string }) {
  // Only a reload fetches a failed script: the site may have been updated.
  const tryAgain = error.name === 'ChunkLoadError' ? () => location.reload() : reset;
  return (
    <div className="page-x page-top min-h-[70vh] pb-24">
      <ListState kind="error" text={text} headingLevel={1}>
        <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-3">
          <button type="button" onClick={tryAgain} className={buttonClass('primary')}>
            {controlLabels.tryAgain}
          </button>
          <TextLink href="/projects">{projectsContent.title}</TextLink>
        </div>
        <Reference value={error.digest} />
      </ListState>
    </div>
  );
}
