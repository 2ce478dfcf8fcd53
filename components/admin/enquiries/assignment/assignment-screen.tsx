import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { absences } from '@/lib/content/enquiries/assignment';
import type { RotationOverview } from '@/lib/domain/assignment/dto';
import { AddLeave } from './add-leave';
import { HandOver } from './hand-over';
import { HoursCards } from './hours-cards';
import { LeaveCard } from './leave-card';
import { NewRotation } from './new-rotation';
import { ReasonsCard } from './reasons-card';
import { RotationCard } from './rotation-card';
import { SlaCard } from './sla-card';

type Named = { _id: string; name: string };

type AssignmentScreenProps = {
  data: RotationOverview;
  /** Without a rotation of their own; [] unless the viewer is an admin. */
  sources: Named[];
  projects: Named[];
  isAdmin: boolean;
  today: string;
};

function Fallback({ clock, people }: Pick<RotationOverview, 'clock' | 'people'>) {
  const [head, next] = [clock.head, clock.next].map((id) => people.find(({ _id }) => _id === id)?.name);
  const text = head
    ? `When nobody is available, the enquiry goes to the head of sales, ${head}${next ? `; on their leave to ${next}` : ''}.`
    : next
      ? `When nobody is available, the enquiry goes to ${next}. No head of sales is named.`
      : 'When nobody is available, the enquiry has no owner and says why. Name a head of sales in Settings, Response time.';
  return <p className="text-stone admin:text-[13px]">{text}</p>;
}

export function AssignmentScreen({ data, sources, projects, isAdmin, today }: AssignmentScreenProps) {
  const { turns: rotations, people, clock, hours, holidays, reasons, lateMinutes } = data;
  const [all, ...own] = rotations;
  const isFree = (what: 'source' | 'project') => (one: Named) =>
    !own.some((rotation) => rotation[what]?._id === one._id);
  const away = (all?.places ?? [])
    .filter(({ hindrance }) => hindrance !== '' && hindrance !== absences.hours)
    .flatMap(({ user }) => people.find(({ _id, open }) => _id === user._id && open > 0) ?? []);
  return (
    <PageBody>
      <PageHead title="Lead allotment and response time" note="every enquiry has an owner or a reason">
        {isAdmin && <AddLeave people={people} today={today} />}
      </PageHead>
      <div className="mt-4 grid gap-4 wide:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid content-start gap-4">
          {all && (
            <RotationCard rotation={all} people={people} isAdmin={isAdmin}>
              {all.places.length > 0 && <Fallback clock={clock} people={people} />}
              {away.map((member) => (
                <HandOver key={member._id} member={member} isAdmin={isAdmin} />
              ))}
              {isAdmin && (
                <NewRotation
                  rotation={all}
                  sources={sources.filter(isFree('source'))}
                  projects={projects.filter(isFree('project'))}
                />
              )}
            </RotationCard>
          )}
          {own.map((rotation) => (
            <RotationCard key={rotation._id} rotation={rotation} people={people} isAdmin={isAdmin} />
          ))}
          <ReasonsCard reasons={reasons} />
        </div>
        <div className="grid content-start gap-4">
          <SlaCard clock={clock} people={people} lateMinutes={lateMinutes} isAdmin={isAdmin} />
          <LeaveCard people={people} isAdmin={isAdmin} />
          <HoursCards hours={hours} holidays={holidays} isAdmin={isAdmin} today={today} />
        </div>
      </div>
    </PageBody>
  );
}
