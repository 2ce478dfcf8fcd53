import { SafeImage } from '@/components/shared/safe-image';
import { SiteLink } from '@/components/shared/site-link';
import { ListState } from '@/components/site/ui/list-state';
import { columns } from '@/components/site/ui/pictures/picture-boxes';
import { Reveal } from '@/components/site/ui/reveal';
import { TextLink } from '@/components/site/ui/text-link';
import { controlLabels } from '@/lib/content/control-labels';
import { messages } from '@/lib/content/messages';
import type { Director } from '@/lib/domain/board/fields';

const boxes = [
  { from: 'desk', width: columns(3), ratio: 4 / 5, portrait: true },
  { width: columns(6), ratio: 4 / 5, portrait: true },
] as const;

function DirectorCard({ director: { _id, name, position, image } }: { director: Director }) {
  return (
    <li className="relative">
      <Reveal className="zoom">
        <div className="picture-ground aspect-[4/5]">
          <SafeImage
            picture={image}
            alt=""
            fallback="person"
            sizes={boxes}
            fill
            className="zoom-picture object-cover"
          />
        </div>
        <h3 className="mt-4 text-display-4">
          <SiteLink
            href={`/board/${_id}`}
            className="after:absolute after:inset-0 hover:text-terra focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-[3px] focus-visible:after:outline-ink"
          >
            {name}
          </SiteLink>
        </h3>
        <p className="text-small text-stone wrap-anywhere">{position}</p>
      </Reveal>
    </li>
  );
}

/** ABOUT-1, STATE-2, STATE-4. `board` is null when it could not be read. */
export function BoardGrid({ board }: { board: Director[] | null }) {
  if (board === null) {
    return (
      <ListState kind="error" text={messages.board.listFailed}>
        <TextLink href="/aboutclick">{controlLabels.tryAgain}</TextLink>
      </ListState>
    );
  }
  if (board.length === 0) {
    return (
      <ListState kind="empty" text={messages.board.empty}>
        <TextLink href="/contact">{controlLabels.contactUs}</TextLink>
      </ListState>
    );
  }
  return (
    <ul className="grid-pair gap-x-4 gap-y-10 tablet:gap-x-6 tablet:gap-y-14 desk:grid-cols-4">
      {board.map((director) => (
        <DirectorCard key={director._id} director={director} />
      ))}
    </ul>
  );
}
