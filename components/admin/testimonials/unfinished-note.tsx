import { Info } from 'lucide-react';
import { findUnfinished, type NamedProject } from '@/lib/shared/projects/named-projects';

type UnfinishedNoteProps = { testimonial: { title: string; quote: string }; projects: NamedProject[] };

export function UnfinishedNote({ testimonial: { title, quote }, projects }: UnfinishedNoteProps) {
  return findUnfinished(`${title}\n${quote}`, projects).map(({ name, unfinished }) => (
    <p
      key={name}
      className="mt-1 flex items-start gap-1.5 text-[14px] text-warning leading-[18px] admin:text-[12.5px]"
    >
      <Info size={13} strokeWidth={1.6} aria-hidden="true" className="mt-[3px] shrink-0" />
      <span className="min-w-0 break-words">{`${name} is not handed over: ${unfinished}.`}</span>
    </p>
  ));
}
