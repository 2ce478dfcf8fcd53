import { StaticMarkup } from '@/components/site/ui/static-markup';
import { storyContent } from '@/lib/content/pages/about';
import type { Handover } from '@/lib/domain/handovers/fields';

function listYears(handovers: readonly Handover[]): [year: number, buildings: Handover[]][] {
  const years = new Map<number, Handover[]>();
  for (const handover of handovers) years.set(handover.year, [...(years.get(handover.year) ?? []), handover]);
  return [...years];
}

export function HandedOver({ handovers }: { handovers: readonly Handover[] }) {
  if (handovers.length === 0) return null;
  return (
    <section aria-labelledby="handed-over" className="border-t border-line pt-8 desk:grid-12 desk:pt-10">
      <h2 id="handed-over" className="text-display-3 desk:col-span-4">
        {storyContent.handedOver}
      </h2>
      <StaticMarkup as="dl" className="mt-5 desk:col-span-7 desk:col-start-6 desk:mt-0">
        {listYears(handovers).map(([year, buildings]) => (
          <div key={year} className="flex items-baseline gap-x-6 border-b border-line py-4">
            <dt className="text-label text-stone">{year}</dt>
            <dd className="grid flex-1 gap-3 wrap-anywhere">
              {buildings.map(({ _id, name, place }) => (
                <p key={_id} className="flex flex-col justify-between gap-x-6 text-body tablet:flex-row">
                  <span>{name}</span> <span className="text-stone">{place}</span>
                </p>
              ))}
            </dd>
          </div>
        ))}
      </StaticMarkup>
    </section>
  );
}
