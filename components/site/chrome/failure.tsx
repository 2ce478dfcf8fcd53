import { Reference } from '@/components/shared/reference';
import { useStaleTab } from '@/components/shared/stale-tab';
import { buttonClass } from '@/components/site/ui/button-class';
import { ListState } from '@/components/site/ui/list-state';
import { TextLink } from '@/components/site/ui/text-link';
import { controlLabels } from '@/lib/content/control-labels';
import { projectsContent } from '@/lib/content/projects/projects-pages';
import { staleTab } from '@/lib/content/stale-tab';

export type Thrown = { error: { digest?: string }; reset: () => void };

export function Failure({ text, error, reset }: Thrown & { text: string }) {
  const isStale = useStaleTab(error);
  return (
    <div className="page-x page-top min-h-[70vh] pb-24">
      <ListState kind="error" text={isStale ? staleTab.message : text} headingLevel={1}>
        <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-3">
          <button
            type="button"
            onClick={isStale ? () => location.reload() : reset}
            className={buttonClass('primary')}
          >
            {isStale ? staleTab.reload : controlLabels.tryAgain}
          </button>
          {!isStale && <TextLink href="/projects">{projectsContent.title}</TextLink>}
        </div>
        <Reference value={error.digest} />
      </ListState>
    </div>
  );
}
