import { ButtonLink } from '@/components/site/ui/button-link';
import { StaticImage } from '@/components/site/ui/static-image';
import { controlLabels } from '@/lib/content/control-labels';
import { homeContent } from '@/lib/content/home';
import { illustrations } from '@/lib/content/illustrations';
import type { Picture } from '@/lib/shared/picture';

const boxes = [
  { from: 'desk', width: '49.1vw', height: 'clamp(440px, 36vw, 600px)' },
  { from: 'tablet', width: '100vw', height: 'min(56vw, 480px)' },
  { width: '100vw', height: '300px' },
] as const;

type CallToActionProps = {
  /** The office's own, in the place of the stock picture. */
  picture: Picture | null;
  /** On a page where it is the first picture, half of it in view from the start. */
  preload?: boolean;
};

export function CallToAction({ picture, preload }: CallToActionProps) {
  return (
    <section aria-labelledby="call" className="bg-sand desk:grid desk:grid-cols-[50.9%_1fr]">
      <div className="picture-ground h-[300px] tablet:h-[min(56vw,480px)] desk:order-2 desk:h-auto desk:min-h-[clamp(440px,36vw,600px)]">
        <StaticImage
          picture={picture ?? illustrations.livingRoom}
          alt=""
          fallback="project"
          sizes={boxes}
          fill
          preload={preload}
          className="object-cover"
        />
      </div>
      <div className="flex flex-col justify-center py-16 pr-[var(--margin)] pl-[var(--edge)] desk:py-20">
        <h2 id="call" className="max-w-[12em] text-display-2">
          {homeContent.callTitle}
        </h2>
        <p className="mt-5 max-w-[25em] text-body">{homeContent.callText}</p>
        <div className="mt-8 flex flex-col gap-3 tablet:flex-row tablet:flex-wrap">
          <ButtonLink href="/contact" kind="primary">
            {controlLabels.contactUs}
          </ButtonLink>
          <ButtonLink href="/upcoming-projects" kind="secondary">
            {controlLabels.requestCallback}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
