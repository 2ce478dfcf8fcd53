'use client';

import {
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  CircleUser,
  Handshake,
  History,
  Image as ImageIcon,
  Images,
  Inbox,
  KeyRound,
  LayoutDashboard,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  Quote,
  Rows3,
  Settings,
  Signpost,
  Trash2,
  Users,
} from 'lucide-react';
import { useLinkStatus } from 'next/link';
import { usePathname } from 'next/navigation';
import { EnquiryLinks } from '@/components/admin/enquiries/enquiry-links';
import { NewCount } from '@/components/admin/enquiries/news/new-count';
import { Spinner } from '@/components/admin/ui/spinner';
import { IntentLink } from '@/components/shared/intent-link';
import type { adminNav } from '@/lib/content/admin/admin-nav';
import { listScreens } from '@/lib/content/admin/admin-screens';
import { controlLabels } from '@/lib/content/control-labels';
import { enquiryScreens, salesHome } from '@/lib/content/nav';
import type { RecordScreenPath } from '@/lib/content/record-kinds';
import type { Role } from '@/lib/content/roles';

type Href = (typeof adminNav)[number]['href'];

const icons: Record<Exclude<Href, RecordScreenPath>, LucideIcon> &
  Partial<Record<RecordScreenPath, LucideIcon>> = {
  '/admin': LayoutDashboard,
  '/admin/board': Users,
  '/admin/projects': Building2,
  '/admin/brands': Handshake,
  '/admin/about': ChartNoAxesColumn,
  '/admin/hero': ImageIcon,
  '/admin/testimonials': Quote,
  '/admin/pictures': Images,
  '/admin/enquiries': Inbox,
  '/admin/visits': CalendarDays,
  '/admin/units': LayoutGrid,
  '/admin/history': History,
  '/admin/bin': Trash2,
  '/admin/users': CircleUser,
  '/admin/settings': Settings,
  '/admin/redirects': Signpost,
  '/admin/launch': ListChecks,
  '/admin/account': KeyRound,
};

const isCurrent = (pathname: string, href: Href) => {
  if (enquiryScreens.some((screen) => screen.href === pathname)) return false;
  return href === '/admin' ? pathname === href : pathname === href || pathname.startsWith(`${href}/`);
};

const firstFurther: Href = '/admin/testimonials';

type NavLinksProps = {
  role: Role;
  newEnquiries: number;
  binCount: number;
  onStay?: () => void;
};

/** AUTH-4: shows here that a page is still loading. */
function EntryIcon({ icon: Icon, isCurrent }: { icon: LucideIcon; isCurrent: boolean }) {
  const { pending } = useLinkStatus();
  if (!pending)
    return <Icon size={16} strokeWidth={1.6} aria-hidden="true" className={isCurrent ? 'text-terra' : ''} />;
  return (
    <span role="status" className="text-terra">
      <Spinner />
      <span className="sr-only">{controlLabels.loading}</span>
    </span>
  );
}

export function NavLinks({ role, newEnquiries, binCount, onStay }: NavLinksProps) {
  const pathname = usePathname();
  const entries = listScreens(role);
  return (
    <ul className="flex flex-col gap-px px-2.5">
      {entries.map(({ name, href }) => {
        const Icon = icons[href] ?? Rows3;
        const current = isCurrent(pathname, href);
        const look = current
          ? 'border-line bg-field font-semibold text-ink'
          : 'border-transparent font-medium text-ink-2 hover:bg-sand-2/60 hover:text-ink';
        return (
          <li
            key={href}
            className={`relative ${href === firstFurther ? 'mt-3 border-line border-t pt-3' : ''}`}
          >
            {current && (
              <span
                className={`-left-2.5 absolute h-8 w-[3px] admin:h-[22px] ${href === firstFurther ? 'top-[18px]' : 'top-1.5'} bg-terra`}
                aria-hidden="true"
              />
            )}
            <IntentLink
              href={href}
              aria-current={current ? 'page' : undefined}
              onClick={href === pathname ? onStay : undefined}
              className={`flex h-11 items-center gap-3 rounded-[2px] border px-2.5 admin:h-[34px] ${look}`}
            >
              <EntryIcon icon={Icon} isCurrent={current} />
              {name}
              {href === salesHome && <NewCount count={newEnquiries} />}
              {href === '/admin/bin' && binCount > 0 && (
                <span className="ml-auto pr-1 text-[13px] text-stone admin:text-xs">
                  {binCount}
                  <span className="sr-only"> deleted</span>
                </span>
              )}
            </IntentLink>
            {href === salesHome && <EnquiryLinks role={role} onStay={onStay} />}
          </li>
        );
      })}
    </ul>
  );
}
