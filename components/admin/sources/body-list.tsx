import type { FilterOptions } from '@/lib/domain/enquiries/inbox/dto';
import type { SourcePayload } from '@/lib/domain/sources/dto';
import { BodyItem } from './body-item';
import { LookAgain } from './look-again';

type BodyListProps = {
  bodies: SourcePayload[];
  empty: string;
  projects: FilterOptions['allProjects'];
};

export function BodyList({ bodies, empty, projects }: BodyListProps) {
  return (
    <section aria-labelledby="bodies-title" className="rounded-[3px] border border-hairline bg-field">
      <div className="flex min-h-[50px] flex-wrap items-center justify-between gap-x-3 border-hairline border-b px-4 py-1.5 admin:px-5">
        <h2 id="bodies-title" className="font-semibold admin:text-[15px]">
          Last 20 that came
        </h2>
        <LookAgain />
      </div>
      {bodies.length === 0 ? (
        <p className="px-4 py-4 text-stone admin:px-5">{empty}</p>
      ) : (
        <ul>
          {bodies.map((body) => (
            <BodyItem key={body._id} body={body} projects={projects} />
          ))}
        </ul>
      )}
    </section>
  );
}
