import { projectContent } from '@/lib/content/projects/projects-pages';
import { formatWholeDay } from '../time/whole-day';

const { registration: texts } = projectContent;

/** Until when a project is to be complete, as registered and as extended; empty where neither is said. */
export function describeCompletion({
  completionOn,
  extensions,
}: {
  completionOn: string;
  extensions: readonly { until: string }[];
}): string {
  const until = extensions
    .map((extension) => extension.until)
    .toSorted()
    .at(-1);
  return [
    completionOn && `${texts.completion}: ${formatWholeDay(completionOn)}`,
    until && `${texts.extended} ${formatWholeDay(until)}`,
  ]
    .filter(Boolean)
    .join('. ');
}
