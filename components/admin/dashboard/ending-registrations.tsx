import Link from 'next/link';
import { dashboardLines } from '@/lib/content/admin/admin-dashboard';
import { describeEnd, endingTexts } from '@/lib/content/projects/ends';
import type { Ending } from '@/lib/shared/projects/ends';
import { registrationSheet } from '@/lib/shared/projects/registration-sheet';
import { Card } from './card';

/** The registrations that end soon or have ended, each with the way to where it is extended. */
export function EndingRegistrations({ endings }: { endings: Ending[] }) {
  if (endings.length === 0) return null;
  const more = endings.length - dashboardLines;
  return (
    <Card
      id="ending-registrations"
      title={endingTexts.title}
      note={<span className="text-stone">{endings.length}</span>}
    >
      <ul>
        {endings.slice(0, dashboardLines).map((ending) => (
          <li
            key={ending._id}
            className="flex items-center gap-3 border-hairline border-b px-4 py-2.5 last:border-b-0"
          >
            <p className="min-w-0 flex-1">
              <strong className="block break-words font-semibold">{ending.name}</strong>
              <span
                className={`block text-[13px] leading-[18px] ${ending.daysLeft < 0 ? 'text-error' : 'text-stone'}`}
              >
                {describeEnd(ending)}
              </span>
            </p>
            <Link
              href={registrationSheet(ending._id)}
              aria-label={`${endingTexts.open}: registration of ${ending.name}`}
              className="inline-flex h-[30px] shrink-0 items-center rounded-[2px] border border-control bg-field px-2.5 font-semibold hover:border-ink hover:bg-sand"
            >
              {endingTexts.open}
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="border-hairline border-t px-4 py-2.5 text-stone">{endingTexts.more(more)}</p>
      )}
    </Card>
  );
}
