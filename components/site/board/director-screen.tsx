import { SafeImage } from '@/components/shared/safe-image';
import { SiteLink } from '@/components/shared/site-link';
import { LinkArrow } from '@/components/site/ui/icons';
import { columns } from '@/components/site/ui/pictures/picture-boxes';
import { RichText } from '@/components/site/ui/rich-text';
import { TextLink } from '@/components/site/ui/text-link';
import { messages } from '@/lib/content/messages';
import { directorContent } from '@/lib/content/pages/about';
import type { Director } from '@/lib/domain/board/fields';
import { toPlainText } from '@/lib/shared/summary';

const boxes = [
  { from: 'desk', width: columns(5), ratio: 4 / 5, portrait: true },
  { from: 'tablet', width: '54.7vw', ratio: 4 / 5, portrait: true },
  { width: columns(12), ratio: 4 / 5, portrait: true },
] as const;

type DirectorScreenProps = {
  director: Director;
  next: Pick<Director, '_id' | 'name'> | null;
};

/** BOARD-1, STATE-5. */
export function DirectorScreen({ director: { name, position, bio, image }, next }: DirectorScreenProps) {
  return (
    <article className="page-x page-top pb-[clamp(5.5rem,11.2vw,10.5rem)]">
      <div className="desk:grid-12">
        <div className="desk:order-2 desk:col-span-6 desk:col-start-7">
          <SiteLink
            href="/aboutclick"
            className="group -mt-2 inline-flex min-h-11 items-center gap-3 text-action hover:text-terra"
          >
            <LinkArrow className="arrow shrink-0 rotate-180 text-terra" />
            <span className="border-b border-control pb-[3px] group-hover:border-terra">
              {directorContent.back}
            </span>
          </SiteLink>
          <h1 className="mt-6 text-display-1 desk:mt-10">{name}</h1>
          <p className="mt-3 text-lead text-stone wrap-anywhere">{position}</p>
        </div>
        <div className="mt-8 desk:order-1 desk:col-span-5 desk:row-span-2 desk:mt-0">
          <div className="picture-ground aspect-[4/5] tablet:w-3/5 desk:sticky desk:top-24 desk:w-auto">
            <SafeImage
              picture={image}
              fallback="person"
              sizes={boxes}
              fill
              preload
              className="object-cover"
            />
          </div>
        </div>
        <div className="mt-10 desk:order-3 desk:col-span-6 desk:col-start-7 desk:border-t desk:border-line desk:pt-10">
          {toPlainText(bio) ? (
            <RichText html={bio} below={1} className="text-description" />
          ) : (
            <p className="text-description text-stone">{messages.board.noBio}</p>
          )}
          {next && (
            <p className="mt-10">
              <TextLink href={`/board/${next._id}`}>{`${directorContent.next}: ${next.name}`}</TextLink>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}
