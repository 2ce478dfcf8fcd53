import { projectContent } from '@/lib/content/projects-pages';
import type { UnitType } from '@/lib/domain/unit-types/fields';
import { formatDay } from '@/lib/shared/format-moment';
import { bySize, formatFeet, formatMetres, formatPrice } from '@/lib/shared/homes';

const { homes: texts } = projectContent;

function Area({ kind, metres, isFirst = false }: { kind: string; metres: number; isFirst?: boolean }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 py-1.5">
      <dt className={`grow basis-32 text-base ${isFirst ? 'font-[550]' : ''}`}>{kind}</dt>
      <dd className={`ml-auto text-base ${isFirst ? 'font-[550]' : ''}`}>{formatMetres(metres)}</dd>
      <dd className="min-w-24 whitespace-nowrap text-right text-small text-stone">{formatFeet(metres)}</dd>
    </div>
  );
}

function Price({ home: { priceFrom, priceTo, priceIncludes, pricedOn } }: { home: UnitType }) {
  if (!priceFrom) return <p className="text-base">{texts.onRequest}</p>;
  const about = [priceIncludes, pricedOn && formatDay(pricedOn)].filter(Boolean).join('. ');
  return (
    <div>
      <p className="text-base font-[550]">
        {priceTo && priceTo > priceFrom
          ? `${formatPrice(priceFrom)} ${texts.to} ${formatPrice(priceTo)}`
          : `${texts.from} ${formatPrice(priceFrom)}`}
      </p>
      {about && <p className="text-small text-stone">{about}</p>}
    </div>
  );
}

function Home({ home }: { home: UnitType }) {
  const { name, bhk, carpetArea, balconyArea, terraceArea, otherArea, otherAreaKind, landShare } = home;
  return (
    <li className="border-b border-line py-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="text-display-4">{[name, bhk && `${bhk} BHK`].filter(Boolean).join(', ')}</h3>
        {home.floors && <p className="text-small text-stone">{`${texts.floors} ${home.floors}`}</p>}
      </div>
      <dl className="mt-3">
        {carpetArea ? <Area kind={texts.carpet} metres={carpetArea} isFirst /> : null}
        {balconyArea ? <Area kind={texts.balcony} metres={balconyArea} /> : null}
        {terraceArea ? <Area kind={texts.terrace} metres={terraceArea} /> : null}
        {otherArea && otherAreaKind ? <Area kind={otherAreaKind} metres={otherArea} /> : null}
        {landShare ? <Area kind={texts.share} metres={landShare} /> : null}
        {home.parking && (
          <div className="flex flex-wrap items-baseline gap-x-4 py-1.5">
            <dt className="grow basis-32 text-base">{texts.parking}</dt>
            <dd className="text-base">{home.parking}</dd>
          </div>
        )}
      </dl>
      <div className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line pt-3">
        <Price home={home} />
        {home.freeCount !== null && <p className="text-base">{texts.free(home.freeCount, home.homeCount)}</p>}
      </div>
    </li>
  );
}

/** Each kind of home, the smallest first: every area with its kind, and what it costs (RERA, section 2(k)). */
export function HomesSection({ homes }: { homes: UnitType[] }) {
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
    </section>
  );
}
