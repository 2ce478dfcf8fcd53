import { TextLink } from '@/components/site/ui/text-link';
import { controlLabels } from '@/lib/content/control-labels';
import type { LegalPage } from '@/lib/content/pages/legal';
import { legalContent } from '@/lib/content/pages/legal-page';
import { formatDay } from '@/lib/shared/time/format-moment';
import '@/components/site/ui/rich-text.css';

const idOf = (index: number) => `section-${index + 1}`;

export function LegalScreen({ page: { title, lead, updated, sections } }: { page: LegalPage }) {
  return (
    <article className="page-x page-top pb-[clamp(5.5rem,11.2vw,10.5rem)]">
      <link rel="stylesheet" href="/print.css" media="print" />
      <div className="desk:grid-12 items-start gap-y-6 max-desk:grid">
        <h1 className="text-display-1 desk:col-span-5">{title}</h1>
        <div className="desk:col-span-6 desk:col-start-6 desk:pt-1.5">
          <p className="max-w-[19em] text-display-3">{lead}</p>
          <p className="mt-4 text-small text-stone">
            {legalContent.updated} <time dateTime={updated}>{formatDay(updated)}</time>
          </p>
        </div>
      </div>
      <div className="mt-14 desk:grid-12 desk:mt-[clamp(4rem,7vw,6.5rem)]">
        <nav
          aria-label={legalContent.contents}
          className="desk:sticky desk:top-24 desk:col-span-4 desk:max-h-[calc(100vh-8rem)] desk:self-start desk:overflow-y-auto print:hidden"
        >
          <ol className="border-t border-line">
            {sections.map(({ heading }, index) => (
              <li key={heading} className="border-b border-line">
                <a
                  href={`#${idOf(index)}`}
                  className="flex min-h-11 items-center py-2 text-small hover:text-terra focus-visible:-outline-offset-2"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="mt-14 grid gap-y-12 wrap-anywhere desk:col-span-6 desk:col-start-6 desk:mt-0">
          {sections.map(({ heading, paragraphs, list }, index) => (
            <section key={heading} aria-labelledby={idOf(index)}>
              <h2 id={idOf(index)} className="scroll-clear text-display-4">
                {heading}
              </h2>
              <div className="mt-4 grid gap-y-4 text-body">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className="max-w-[36em] text-pretty">
                    {paragraph}
                  </p>
                ))}
                {list && (
                  <ul className="block-list grid max-w-[36em] gap-y-2.5">
                    {list.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                )}
              </div>
            </section>
          ))}
          <p className="border-t border-line pt-5 print:hidden">
            <TextLink href="/contact">{controlLabels.contactUs}</TextLink>
          </p>
        </div>
      </div>
    </article>
  );
}
