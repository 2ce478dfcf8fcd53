'use client';

import { TriangleAlert } from 'lucide-react';
import type { Route } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Button } from '@/components/admin/ui/button';
import { revealField } from '@/components/admin/ui/reveal-field';
import { useIsAdmin } from '@/components/admin/ui/role';
import { useToday } from '@/components/admin/ui/today';
import { describeHold, nameHold } from '@/lib/content/projects/holds';
import type { HeldProject } from '@/lib/domain/projects/dto';
import { findHold, toHoldFacts } from '@/lib/shared/projects/hold';
import { fields, type PartProps } from './project-fields';

const most = 5;

type NoticeProps = { label: string; title: string; action?: ReactNode; children: ReactNode };

const Notice = ({ label, title, action, children }: NoticeProps) => (
  <section
    aria-label={label}
    className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-r-[2px] border border-warning/30 border-l-4 border-l-warning bg-warning-tint px-4 py-3 admin:flex-nowrap"
  >
    <TriangleAlert
      size={18}
      strokeWidth={1.6}
      aria-hidden="true"
      className="shrink-0 self-start text-warning"
    />
    <div className="min-w-0 flex-1 admin:text-[13px] admin:leading-[18px]">
      <p className="font-semibold text-warning">{title}</p>
      {children}
    </div>
    {action}
  </section>
);

/** In the sheet of a project: why it may not be advertised as it stands there, and the way to what mends it. */
export function HoldNotice({ form }: PartProps) {
  const today = useToday();
  const isAdmin = useIsAdmin();
  const { status, construction, exemptions, registrations, papers } = form.values;
  const hold =
    status === ''
      ? null
      : findHold(
          toHoldFacts({ status, construction: construction || null, exemptions, registrations, papers }),
          today,
        );
  if (!hold) return null;
  return (
    <Notice
      label="Advertising"
      title="May not be advertised"
      action={
        <Button isSmall onClick={goToRegistration}>
          Go to Registration
        </Button>
      }
    >
      <p>
        {describeHold(hold)} RERA, section 3.
        {!isAdmin && ' An admin types the number and gives exemptions.'}
      </p>
    </Notice>
  );
}

/** Opens the part, and goes to the first thing in it that can be changed. */
function goToRegistration(): void {
  const list = revealField(fields.idOf('registrations'));
  (list?.querySelector<HTMLElement>('input, button') ?? list)?.focus();
}

const hrefOf = (id: string) => `/admin/projects?edit=${id}&part=registration` as Route;

/** Above the list: which of the projects on the website may not be advertised. */
export function HeldProjects({ held }: { held: readonly HeldProject[] }) {
  if (held.length === 0) return null;
  const count = held.length === 1 ? 'One project' : `${held.length} projects`;
  return (
    <Notice label="Advertising" title={`${count} on the website may not be advertised (RERA, section 3).`}>
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
    </Notice>
  );
}
