import { StateGlyph } from '@/components/shared/state-glyph';
import { type PaperState, paperStateNames } from '@/lib/content/papers';
import { projectContent } from '@/lib/content/projects/projects-pages';
import type { PublicDocument } from '@/lib/domain/documents/fields';
import type { Paper } from '@/lib/domain/papers/fields';
import { byState, countPapers } from '@/lib/shared/projects/count-papers';
import { formatDay } from '@/lib/shared/time/format-moment';
import { NamedDocument } from './document-link';

const { papers: texts } = projectContent;

const glyphs: Record<PaperState, Parameters<typeof StateGlyph>[0]> = {
  Approved: { fill: 'fill-ink' },
  Applied: { fill: 'fill-ink', from: 5.5, isOutlined: true },
  'To be applied': { isOutlined: true },
};

type RowProps = { paper: Paper; documents: PublicDocument[] };

function Row({ paper, documents }: RowProps) {
  const { kind, authority, number, state, datedOn, expiresOn, documentId } = paper;
  const about = [authority, number].filter(Boolean).join(', ');
  const days = [datedOn && formatDay(datedOn), expiresOn && `${texts.validUntil} ${formatDay(expiresOn)}`];
  return (
    <li>
      <p>
        <NamedDocument id={documentId} documents={documents}>
          {kind}
        </NamedDocument>
        {about && <small>{about}</small>}
      </p>
      <p>
        <StateGlyph {...glyphs[state]} />
        {paperStateNames[state]}
      </p>
      <small>{days.filter(Boolean).join(', ')}</small>
    </li>
  );
}

type SectionProps = { papers: Paper[]; documents: PublicDocument[] };

/** RERA, section 11(1). */
export function PapersSection({ papers, documents }: SectionProps) {
  if (papers.length === 0) return null;
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="text-display-3">
        {texts.title}
      </h2>
      <p className="mt-3 mb-6 text-small text-stone">{countPapers(papers)}</p>
      <ul className="papers border-t border-line text-base">
        {byState(papers).map((paper) => (
          <Row key={paper._id} paper={paper} documents={documents} />
        ))}
      </ul>
    </section>
  );
}
