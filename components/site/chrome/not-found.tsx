import { SafeImage } from '@/components/shared/safe-image';
import { TextLink } from '@/components/site/ui/text-link';
import { notFoundContent } from '@/lib/content/pages/not-found';
import { illustrations } from '@/lib/shared/pictures/illustrations';
import type { Picture } from '@/lib/shared/pictures/picture';

const boxes = [
  { from: 'tablet', width: '100vw', height: 'clamp(240px, 86svh - 56px, 820px)' },
  { width: '100vw', height: 'clamp(320px, 90vw, 420px)' },
] as const;

type NotFoundProps = {
  title: string;
  text: string;
  picture: Picture | null;
};

export function NotFound({ title, text, picture }: NotFoundProps) {
  return (
    <div className="relative pt-[var(--bar)]">
      <div className="picture-ground h-[clamp(320px,90vw,420px)] tablet:h-[clamp(240px,86svh-var(--bar),820px)]">
        <SafeImage
          picture={picture ?? illustrations.heroTower}
          alt=""
          fallback="project"
          sizes={boxes}
          fill
          className="object-cover"
        />
      </div>
      <div className="relative -mt-[76px] w-[calc(100%-44px)] bg-paper pt-6 pr-6 pb-12 pl-[var(--edge)] tablet:absolute tablet:bottom-0 tablet:left-0 tablet:mt-0 tablet:w-fit tablet:max-w-[calc(100%-var(--margin)*2)] tablet:py-[clamp(20px,6svh,64px)] tablet:pr-16">
        <h1 className="text-display-1">{title}</h1>
        <p className="mt-5 max-w-[26em] text-lead">{text}</p>
        <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
          {notFoundContent.ways.map(({ name, href }) => (
            <li key={href}>
              <TextLink href={href}>{name}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
