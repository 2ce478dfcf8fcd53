import { ButtonLink } from '@/components/site/ui/button-link';
import { StaticImage } from '@/components/site/ui/pictures/static-image';
import { type CallVersion, callOfPage, callsToAction } from '@/lib/content/pages/call-to-action';
import { illustrations } from '@/lib/shared/pictures/illustrations';
import type { Picture } from '@/lib/shared/pictures/picture';

const boxes = [
  { from: 'desk', width: '49.1vw', height: 'clamp(440px, 36vw, 600px)' },
  { from: 'tablet', width: '100vw', height: 'min(56vw, 480px)' },
  { width: '100vw', height: '300px' },
] as const;

const pictures = {
  visit: illustrations.callVisit,
  talk: illustrations.callTalk,
  see: illustrations.callSee,
} as const satisfies Record<CallVersion, unknown>;

type CallToActionProps = {
  page: keyof typeof callOfPage;
  picture: Picture | null;
  preload?: boolean;
};

export function CallToAction({ page, picture, preload }: CallToActionProps) {
  const version = callOfPage[page];
  const { title, text, links } = callsToAction[version];
  return (
    <section aria-labelledby="call" className="bg-sand desk:grid desk:grid-cols-[50.9%_1fr]">
      <div className="picture-ground h-[300px] tablet:h-[min(56vw,480px)] desk:order-2 desk:h-auto desk:min-h-[clamp(440px,36vw,600px)]">
        <StaticImage
          picture={picture ?? pictures[version]}
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
          {title}
        </h2>
        <p className="mt-5 max-w-[25em] text-body">{text}</p>
        <div className="mt-8 flex flex-col gap-3 tablet:flex-row tablet:flex-wrap">
          {links.map(({ name, href }, index) => (
            <ButtonLink key={href} href={href} kind={index === 0 ? 'primary' : 'secondary'}>
              {name}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  );
}
