import Link from 'next/link';
import { dashboardLines } from '@/lib/content/admin/admin-dashboard';
import { type OldProgressProject, oldAfterDays, progressHref } from '@/lib/shared/projects/old-progress';
import { formatDay } from '@/lib/shared/time/format-moment';
import { Card } from './card';

/** The projects under way that say nothing new of their building. */
export function OldProgress({ projects }: { projects: OldProgressProject[] }) {
  if (projects.length === 0) return null;
  const more = projects.length - dashboardLines;
  return (
    <Card
      id="old-progress"
      title={`Progress older than ${oldAfterDays} days`}
      note={<span className="text-stone">{projects.length}</span>}
    >
      <ul>
        {projects.slice(0, dashboardLines).map(({ _id, name, newestOn }) => (
          <li
            key={_id}
            className="flex items-center gap-3 border-hairline border-b px-4 py-2.5 last:border-b-0"
          >
            <p className="min-w-0 flex-1">
              <strong className="block break-words font-semibold">{name}</strong>
              <span className="block text-[13px] text-warning leading-[18px]">
                Newest entry of {formatDay(newestOn)}
              </span>
            </p>
            <Link
              href={progressHref(_id)}
              aria-label={`Open: progress of ${name}`}
              className="inline-flex h-[30px] shrink-0 items-center rounded-[2px] border border-control bg-field px-2.5 font-semibold hover:border-ink hover:bg-sand"
            >
              Open
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="border-hairline border-t px-4 py-2.5 text-stone">and {more} more</p>}
    </Card>
  );
}
