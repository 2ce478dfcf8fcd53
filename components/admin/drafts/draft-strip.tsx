import { ExternalLink, FilePenLine } from 'lucide-react';
import { Moment } from '@/components/admin/ui/moment';
import type { DraftEntry } from '@/lib/domain/drafts/dto';

type DraftStripProps = {
  draft: DraftEntry;
  submit: string;
};

export function DraftStrip({ draft, submit }: DraftStripProps) {
  const { savedBy, updatedAt, recordId, previewPath, heldBack } = draft;
  return (
    <div className="mb-5 rounded-[2px] border border-line bg-sand px-3.5 py-2.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <FilePenLine size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
        <span className="min-w-0 flex-1 basis-52">
          <strong className="font-semibold">A draft,</strong> saved by {savedBy}, <Moment at={updatedAt} />.{' '}
          {recordId ? 'The website shows the former version' : 'The website does not show it'}, until you
          press {submit}.
        </span>
        <a
          href={previewPath}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-2 text-terra-deep underline decoration-terra-deep/50 underline-offset-[3px] hover:text-terra admin:min-h-0"
        >
          Preview as it was saved
          <ExternalLink size={14} strokeWidth={1.6} aria-hidden="true" />
          <span className="sr-only">(opens a new tab)</span>
        </a>
      </p>
      {heldBack && <p className="mt-2 text-warning">It was not published at its time. {heldBack}</p>}
    </div>
  );
}
