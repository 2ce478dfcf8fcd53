import type { ReactNode } from 'react';
import { SafeImage } from '@/components/shared/safe-image';
import { Reveal } from '@/components/site/ui/reveal';
import { TextLink } from '@/components/site/ui/text-link';
import { storyContent } from '@/lib/content/pages/about';
import type { PageWords } from '@/lib/domain/settings/dto';
import { illustrations } from '@/lib/shared/pictures/illustrations';
import type { Picture } from '@/lib/shared/pictures/picture';

const { title, onward } = storyContent;
const boxes = [
  { from: 'tablet', width: '100vw', height: 'clamp(480px, 52vw, 860px)' },
  { width: '100vw', height: 'clamp(320px, 100vw, 420px)', portrait: true },
] as const;

type Words = PageWords['story'];

function Chapters({ chapters: shown }: Pick<Words, 'chapters'>) {
  return shown.map(({ heading, paragraphs }) => (
    <section key={heading} className="border-t border-line pt-8 desk:grid-12 desk:pt-10">
      <Reveal className="desk:col-span-4">
        <h2 className="max-w-[9em] text-display-3">{heading}</h2>
      </Reveal>
      <Reveal className="mt-5 grid gap-y-[1.05em] text-description desk:col-span-6 desk:col-start-6 desk:mt-0">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="measure text-pretty">
            {paragraph}
          </p>
        ))}
      </Reveal>
    </section>
  ));
}

type StoryProps = {
  words: Words;
  since: number;
  picture: Picture | null;
  children?: ReactNode;
};

/** ABOUT-2. */
export function Story({ words: { lead, chapters }, since, picture, children }: StoryProps) {
  const middle = Math.ceil(chapters.length / 2);
  return (
    <>
      <div className="page-x page-top desk:grid-12 items-start gap-y-6 max-desk:grid">
        <h1 className="text-display-1 desk:col-span-5">{title}</h1>
        <p className="max-w-[17em] text-display-3 desk:col-span-6 desk:col-start-6 desk:pt-1.5">{lead}</p>
      </div>
      <div className="page-x overflow-x-clip pt-24 desk:pt-[clamp(5rem,9.6vw,9rem)]" aria-hidden="true">
        <p className="relative text-numeral after:absolute after:bottom-0 after:-left-[100vw] after:w-[300vw] after:border-b after:border-ink">
          {since}
        </p>
      </div>
      <div className="page-x mt-20 grid gap-y-14 tablet:mt-28 tablet:gap-y-20">
        <Chapters chapters={chapters.slice(0, middle)} />
      </div>
      <div className="section-gap picture-ground h-[clamp(320px,100vw,420px)] tablet:h-[clamp(480px,52vw,860px)]">
        <SafeImage
          picture={picture ?? illustrations.rowVillas}
          fallback="project"
          sizes={boxes}
          fill
          className="object-cover"
        />
      </div>
      <div className="page-x section-gap grid gap-y-14 pb-[clamp(5.5rem,11.2vw,10.5rem)] tablet:gap-y-20">
        <Chapters chapters={chapters.slice(middle)} />
        {children}
        <div className="border-t border-line pt-8 desk:grid-12">
          <div className="desk:col-span-6 desk:col-start-6">
            <TextLink href="/aboutclick">{onward}</TextLink>
          </div>
        </div>
      </div>
    </>
  );
}
