import { SafeImage } from '@/components/shared/safe-image';
import { BoardGrid } from '@/components/site/board/board-grid';
import { CallToAction } from '@/components/site/chrome/call-to-action';
import { columns } from '@/components/site/ui/pictures/picture-boxes';
import { TextLink } from '@/components/site/ui/text-link';
import { aboutContent } from '@/lib/content/pages/about';
import type { AboutStats } from '@/lib/domain/about/fields';
import type { Director } from '@/lib/domain/board/fields';
import type { PageWords } from '@/lib/domain/settings/dto';
import type { OwnPictures } from '@/lib/shared/brand/identity';
import { illustrations } from '@/lib/shared/pictures/illustrations';
import { Counters } from './counters';

const { title, board: boardTitle, storyLink, caption } = aboutContent;
const noStats = { yearsOfExperience: 0, completedProjects: 0, happyClients: 0, awardsWon: 0 };

const courtyardBoxes = [
  { from: 'tablet', width: columns(12), ratio: 2 },
  { width: columns(12), ratio: 5 / 4 },
] as const;

type AboutScreenProps = {
  words: PageWords['story'];
  records: { stats: AboutStats | null; board: Director[] | null };
  pictures: OwnPictures;
};

export function AboutScreen({ words, records: { stats, board }, pictures }: AboutScreenProps) {
  const own = pictures.aboutPicture;
  return (
    <>
      <div className="page-x page-top desk:grid-12 items-start gap-y-6 max-desk:grid">
        <h1 className="text-display-1 desk:col-span-5">{title}</h1>
        <div className="desk:col-span-6 desk:col-start-6 desk:pt-1.5">
          <p className="max-w-[20em] text-display-3">{words.statement}</p>
          <div className="mt-4">
            <TextLink href="/about">{storyLink}</TextLink>
          </div>
        </div>
      </div>
      <Counters stats={stats ?? noStats} />
      <section aria-labelledby="board" className="page-x section-gap">
        <h2 id="board" className="mb-8 text-display-2 tablet:mb-12">
          {boardTitle}
        </h2>
        <BoardGrid board={board} />
      </section>
      <figure className="page-x section-gap pb-[clamp(5.5rem,11.2vw,10.5rem)]">
        <div className="picture-ground aspect-[5/4] tablet:aspect-[2/1]">
          <SafeImage
            picture={own ?? illustrations.courtyard}
            fallback="project"
            sizes={courtyardBoxes}
            fill
            className="object-cover"
          />
        </div>
        {!own && <figcaption className="mt-4 text-small">{caption}</figcaption>}
      </figure>
      <CallToAction page="about" picture={pictures.callPicture} />
    </>
  );
}
