import { BackLink } from '@/components/admin/ui/back-link';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { sourcesPath } from '@/lib/content/nav';
import { sourceScreen } from '@/lib/content/sources/screen';
import { mappedKinds } from '@/lib/content/sources/sources';
import type { FilterOptions } from '@/lib/domain/enquiries/inbox/dto';
import type { Source, SourcePayload } from '@/lib/domain/sources/dto';
import type { SeenListing } from '@/lib/shared/sources/listings';
import { toDay } from '@/lib/shared/time/local-day';
import { listMonths } from '@/lib/shared/time/month-list';
import { AddressCard } from './address-card';
import { AskingCard } from './asking-card';
import { BodyList } from './body-list';
import { ClaimsCard } from './claims-card';
import { HealthCard } from './health-card';
import { ListingsCard } from './listings-card';
import { MappingCard } from './mapping-card';
import { SettingsCard } from './settings-card';

type SourceScreenProps = {
  source: Source & { seen: SeenListing[]; bodies: SourcePayload[] };
  projects: FilterOptions['allProjects'];
  origin: string;
  isServerless: boolean;
  now: Date;
};

export function SourceScreen({ source, projects, origin, isServerless, now }: SourceScreenProps) {
  const { bodies, seen, ...own } = source;
  return (
    <PageBody>
      <PageHead title={own.name}>
        <BackLink href={sourcesPath} name="Sources" />
      </PageHead>
      <div className="mt-4 grid max-w-[1100px] gap-4">
        <HealthCard source={own} now={now} />
        {own.asking ? (
          <AskingCard source={own} asking={own.asking} isServerless={isServerless} />
        ) : (
          <AddressCard source={own} origin={origin} />
        )}
        {mappedKinds.includes(own.kind) && <MappingCard source={own} bodies={bodies} />}
        <ListingsCard source={own} seen={seen} projects={projects} />
        <BodyList
          bodies={bodies}
          empty={own.asking ? sourceScreen.nothingTold : sourceScreen.nothingPushed}
          projects={projects}
        />
        <ClaimsCard sourceId={own._id} months={listMonths(toDay(own.createdAt), toDay(now), 12)} />
        <SettingsCard source={own} />
      </div>
    </PageBody>
  );
}
