import { FoldSign } from '@/components/site/ui/fold-sign';
import { legalContent } from '@/lib/content/pages/legal-page';

export type PageSection = { id: string; title: string };

function Links({ sections }: { sections: PageSection[] }) {
  return (
    <ul className="grid-pair gap-x-6">
      {sections.map(({ id, title }) => (
        <li key={id} className="border-b border-line">
          <a href={`#${id}`} className="flex min-h-11 items-center text-small hover:text-terra">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function FoldedContents({ sections }: { sections: PageSection[] }) {
  return (
    <nav aria-label={legalContent.contents} className="desk:hidden print:hidden">
      <details className="accordion border-t border-line">
        <summary className="flex min-h-11 items-center justify-between gap-6 text-small hover:text-terra">
          {legalContent.contents}
          <FoldSign />
        </summary>
        <Links sections={sections} />
      </details>
    </nav>
  );
}

export function PageContents({ sections }: { sections: PageSection[] }) {
  return (
    <nav aria-label={legalContent.contents} className="hidden desk:block print:hidden">
      <p className="mt-6 text-label text-stone">{legalContent.contents}</p>
      <Links sections={sections} />
    </nav>
  );
}
