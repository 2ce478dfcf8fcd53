import { costsContent } from '@/lib/content/projects/costs';
import { projectContent } from '@/lib/content/projects/projects-pages';
import type { UnitType } from '@/lib/domain/unit-types/fields';
import type { UnitCount } from '@/lib/domain/units/dto';
import { costsPath } from '@/lib/shared/projects/below-project';
import { describePrice, listAreas, nameHome } from '@/lib/shared/projects/home-lines';
import { bySize, formatFeet, formatMetres } from '@/lib/shared/projects/homes';
import { FreeHomes } from './free-homes';

const { homes: texts } = projectContent;

// The old site gives no size.
const unknownSize = { width: 1600, height: 1200 };

function Area({ kind, metres, isFirst = false }: { kind: string; metres: number; isFirst?: boolean }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 py-1.5">
      <dt className={`grow basis-32 text-base ${isFirst ? 'font-[550]' : ''}`}>{kind}</dt>
      <dd className={`ml-auto text-base ${isFirst ? 'font-[550]' : ''}`}>{formatMetres(metres)}</dd>
      <dd className="min-w-24 whitespace-nowrap text-right text-small text-stone">{formatFeet(metres)}</dd>
    </div>
  );
}

function Price({ home }: { home: UnitType }) {
  const { price, about } = describePrice(home);
  return (
    <div>
      <p className={home.priceFrom ? 'text-base font-[550]' : 'text-base'}>{price}</p>
      {about && <p className="text-small text-stone">{about}</p>}
    </div>
  );
}

/** Such as “Ground floor plan of a villa”. */
const floorPlan = /^\w+ floor plan/i;

/** Loaded when opened: drawings are large. Without a script each link opens its file. */
function Plans({ home }: { home: UnitType }) {
  const { name, carpetArea, plans } = home;
  if (plans.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-x-6">
      {plans.map(({ _id, url, width, height, alt }, at) => {
        const title = floorPlan.exec(alt)?.[0] ?? texts.plan(name, plans.length > 1 ? ` ${at + 1}` : '');
        const area = carpetArea && `${texts.carpet} ${formatMetres(carpetArea)}`;
        return (
          <a
            key={_id}
            href={url}
            data-width={width ?? unknownSize.width}
            data-height={height ?? unknownSize.height}
            data-caption={[title, nameHome(home), area].filter(Boolean).join(', ')}
            className="inline-flex min-h-11 items-center text-action underline underline-offset-4 print:hidden"
          >
            {title}
          </a>
        );
      })}
    </p>
  );
}

function Home({ home }: { home: UnitType }) {
  return (
    <li className="border-b border-line py-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="text-display-4">{nameHome(home)}</h3>
        {home.floors && <p className="text-small text-stone">{`${texts.floors} ${home.floors}`}</p>}
      </div>
      <dl className="mt-3">
        {listAreas(home).map(({ kind, metres }) => (
          <Area key={`${kind} ${metres}`} kind={kind} metres={metres} isFirst={kind === texts.carpet} />
        ))}
        {home.parking && (
          <div className="flex flex-wrap items-baseline gap-x-4 py-1.5">
            <dt className="grow basis-32 text-base">{texts.parking}</dt>
            <dd className="text-base">{home.parking}</dd>
          </div>
        )}
      </dl>
      <Plans home={home} />
      <div className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line pt-3">
        <Price home={home} />
        {home.freeCount !== null && <p className="text-base">{texts.free(home.freeCount, home.homeCount)}</p>}
      </div>
    </li>
  );
}

type HomesSectionProps = { homes: UnitType[]; counts: UnitCount[] | null; slug: string };

/** RERA, section 2(k): each area with its kind. */
export function HomesSection({ homes, counts, slug }: HomesSectionProps) {
  if (homes.length === 0) return null;
  return (
    <section aria-labelledby="homes">
      <h2 id="homes" className="text-display-3">
        {texts.title}
      </h2>
      <p className="mt-3 mb-6 max-w-[38em] text-small text-stone">{texts.note}</p>
      <ul className="border-t border-line">
        {bySize(homes).map((home) => (
          <Home key={home._id} home={home} />
        ))}
      </ul>
      <FreeHomes counts={counts ?? []} />
      <a
        href={costsPath(slug)}
        className="mt-4 inline-flex min-h-11 items-center text-action underline underline-offset-4 print:hidden"
      >
        {costsContent.linkTo}
      </a>
    </section>
  );
}
