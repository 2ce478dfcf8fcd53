'use client';

import { usePathname } from 'next/navigation';
import { IntentLink } from '@/components/shared/intent-link';
import { listEnquiryScreens } from '@/lib/content/admin/admin-screens';
import type { Role } from '@/lib/content/roles';

type EnquiryLinksProps = { role: Role; onStay?: (() => void) | undefined };

export function EnquiryLinks({ role, onStay }: EnquiryLinksProps) {
  const pathname = usePathname();
  return (
    <ul className="mb-1 ml-[26px] border-line border-l pl-1.5">
      {listEnquiryScreens(role).map(({ name, href }) => (
        <li key={href}>
          <IntentLink
            href={href}
            aria-current={href === pathname || pathname.startsWith(`${href}/`) ? 'page' : undefined}
            onClick={href === pathname ? onStay : undefined}
            className="flex min-h-11 items-center rounded-[2px] px-2 py-1.5 text-ink-2 leading-snug hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink admin:min-h-7 admin:py-1 admin:text-[13px] admin:leading-snug"
          >
            {name}
          </IntentLink>
        </li>
      ))}
    </ul>
  );
}
