import type { Route } from 'next';
import Link from 'next/link';
import { nameHold } from '@/lib/content/projects/holds';
import type { HeldProject } from '@/lib/domain/projects/dto';
import { WarningNotice } from './warning-notice';

const most = 5;
const hrefOf = (id: string) => `/admin/projects?edit=${id}&part=registration` as Route;

/** Above the list: which of the projects on the website may not be advertised. */
export function HeldProjects({ held }: { held: readonly HeldProject[] }) {
  if (held.length === 0) return null;
  const count = held.length === 1 ? 'One project' : `${held.length} projects`;
  return (
    <WarningNotice
      label="Advertising"
      title={`${count} on the website may not be advertised (RERA, section 3).`}
    >
      <ul className="flex flex-wrap gap-x-4">
        {held.slice(0, most).map(({ _id, name, hold }) => (
          <li key={_id}>
            <Link
              href={hrefOf(_id)}
              className="inline-flex min-h-11 items-center underline underline-offset-[3px] hover:text-terra admin:min-h-6"
            >
              {name}: {nameHold(hold)}
            </Link>
          </li>
        ))}
        {held.length > most && <li className="py-3 admin:py-[3px]">and {held.length - most} more</li>}
      </ul>
    </WarningNotice>
  );
}
