import { Reveal } from '@/components/site/ui/reveal';
import { TextLink } from '@/components/site/ui/text-link';
import { homeContent } from '@/lib/content/pages/home';
import type { PageWords } from '@/lib/domain/settings/dto';

export function Statement({ words: { statement, about } }: { words: PageWords['home'] }) {
  return (
    <section className="page-x pt-16 tablet:pt-[clamp(5rem,9vw,9rem)]">
      <Reveal className="desk:grid-12 items-end gap-y-8 max-desk:grid">
        <h1 className="desk:col-span-8 text-display-2 text-pretty">{statement}</h1>
        <div className="desk:col-span-4 desk:pb-1">
          <p className="measure text-body">{about}</p>
          <div className="mt-4">
            <TextLink href="/aboutclick">{homeContent.aboutLink}</TextLink>
          </div>
        </div>
      </Reveal>
    </section>
  );
}
