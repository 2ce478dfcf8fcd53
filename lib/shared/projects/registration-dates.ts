import { projectContent } from '@/lib/content/projects/projects-pages';
import { formatWholeDay } from '../time/whole-day';

const { registration: texts } = projectContent;

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
