import { brochureTexts } from '@/lib/content/projects/brochure';
import { projectContent } from '@/lib/content/projects/projects-pages';
import type { PublicDocument } from '@/lib/domain/documents/fields';
import { brochurePath } from '@/lib/shared/projects/below-project';
import { formatDay } from '@/lib/shared/time/format-moment';
import { DocumentLink, describeFile } from './document-link';

function Row({ document }: { document: PublicDocument }) {
  const { title, kind, date, access, url } = document;
  return (
    <li>
      <p>
        <DocumentLink url={url}>{title}</DocumentLink>
        {kind !== title && <small>{kind}</small>}
      </p>
      <p>
        {describeFile(document)}
        {url === null && <small>{access}</small>}
      </p>
      <small>{date && formatDay(date)}</small>
    </li>
  );
}

/** Only for a project without an uploaded brochure. */
function MadeBrochure({ slug }: { slug: string }) {
  return (
    <li>
      <p>
        <DocumentLink url={brochurePath(slug)}>{brochureTexts.name}</DocumentLink>
      </p>
      <p>
        PDF<small>{brochureTexts.madeNow}</small>
      </p>
      <small />
    </li>
  );
}

type SectionProps = { documents: PublicDocument[]; slug: string };

export function DocumentsSection({ documents, slug }: SectionProps) {
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="mb-6 text-display-3">
        {projectContent.documents}
      </h2>
      <ul className="papers border-t border-line text-base">
        {documents.every(({ kind }) => kind !== 'Brochure') && <MadeBrochure slug={slug} />}
        {documents.map((document) => (
          <Row key={document._id} document={document} />
        ))}
      </ul>
    </section>
  );
}
