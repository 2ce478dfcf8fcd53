import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { absences } from '@/lib/content/enquiries/assignment';
import type { RotationOverview } from '@/lib/domain/assignment/dto';
import { AddLeave } from './add-leave';
import { ClockCard } from './clock-card';
import { GiveOn } from './give-on';
import { HoursCards } from './hours-cards';
import { LeaveCard } from './leave-card';
import { OwnTurn } from './own-turn';
import { ReasonsCard } from './reasons-card';
import { TurnCard } from './turn-card';

type Named = { _id: string; name: string };

type TurnScreenProps = {
  data: RotationOverview;
  /** What may have a turn of its own; only for admins. */
  sources: Named[];
  projects: Named[];
  isAdmin: boolean;
  today: string;
};

/** What happens to an enquiry for which nobody in the turn is here. */
function Behind({ clock, people }: Pick<RotationOverview, 'clock' | 'people'>) {
  const [head, next] = [clock.head, clock.next].map((id) => people.find(({ _id }) => _id === id)?.name);
  const text = head
    ? `When nobody is here, it goes to the head of sales, ${head}${next ? `; on their leave to ${next}` : ''}.`
    : next
      ? `When nobody is here, it goes to ${next}. No head of sales is named.`
      : 'When nobody is here, it has no owner, and says why. Name a head of sales in Settings, Clock.';
  return <p className="text-stone admin:text-[13px]">{text}</p>;
}

/** Who is given enquiries and why, by when each is answered, and when people are here. Read by all of sales, changed by admins. */
export function TurnScreen({ data, sources, projects, isAdmin, today }: TurnScreenProps) {
  const { turns, people, clock, hours, holidays, reasons, lateMinutes } = data;
  const [all, ...own] = turns;
  const isFree = (what: 'source' | 'project') => (one: Named) =>
    !own.some((turn) => turn[what]?._id === one._id);
  const away = (all?.places ?? [])
    .filter(({ hindrance }) => hindrance !== '' && hindrance !== absences.hours)
    .flatMap(({ user }) => people.find(({ _id, open }) => _id === user._id && open > 0) ?? []);
  return (
    <PageBody>
      <PageHead title="Turn and clock" note="every enquiry has an owner or a reason">
        {isAdmin && <AddLeave people={people} today={today} />}
      </PageHead>
      <div className="mt-4 grid gap-4 wide:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid content-start gap-4">
          {all && (
            <TurnCard turn={all} people={people} isAdmin={isAdmin}>
              {all.places.length > 0 && <Behind clock={clock} people={people} />}
              {away.map((member) => (
                <GiveOn key={member._id} member={member} isAdmin={isAdmin} />
              ))}
              {isAdmin && (
                <OwnTurn
                  turn={all}
                  sources={sources.filter(isFree('source'))}
                  projects={projects.filter(isFree('project'))}
                />
              )}
            </TurnCard>
          )}
          {own.map((turn) => (
            <TurnCard key={turn._id} turn={turn} people={people} isAdmin={isAdmin} />
          ))}
          <ReasonsCard reasons={reasons} />
        </div>
        <div className="grid content-start gap-4">
          <ClockCard clock={clock} people={people} lateMinutes={lateMinutes} isAdmin={isAdmin} />
          <LeaveCard people={people} isAdmin={isAdmin} />
          <HoursCards hours={hours} holidays={holidays} isAdmin={isAdmin} today={today} />
        </div>
      </div>
    </PageBody>
  );
}
