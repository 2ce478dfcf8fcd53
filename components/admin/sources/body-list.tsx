import { TitledCard } from '@/components/admin/ui/titled-card';
import type { FilterOptions } from '@/lib/domain/enquiries/inbox/dto';
import type { SourcePayload } from '@/lib/domain/sources/dto';
import { BodyItem } from './body-item';
import { LookAgain } from './look-again';

type BodyListProps = { bodies: SourcePayload[]; empty: string; projects: FilterOptions['allProjects'] };

export function BodyList({ bodies, empty, projects }: BodyListProps) {
  return (
    <TitledCard id="bodies-title" title="Last 20 messages" action={<LookAgain />} isFlush>
      {bodies.length === 0 ? (
        <p className="px-4 py-4 text-stone admin:px-5">{empty}</p>
      ) : (
        <ul>
          {bodies.map((body) => (
            <BodyItem key={body._id} body={body} projects={projects} />
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
