import { ExternalLink } from 'lucide-react';
import { SearchButton } from '@/components/admin/search/search-button';
import { ShortcutsButton } from '@/components/admin/search/shortcuts-button';
import { SignOutButton } from '@/components/admin/session/sign-out-button';
import { Initials } from '@/components/admin/ui/initials';
import { BrandIcon } from '@/components/shared/brand-icon';
import { IntentLink } from '@/components/shared/intent-link';
import type { Role } from '@/lib/content/roles';
import type { Identity } from '@/lib/shared/brand/identity';
import { NavLinks } from './nav-links';

export type Person = {
  identity: Identity;
  name: string;
  email: string;
  role: Role;
  newEnquiries: number;
  binCount: number;
};

export function SidePanel({ person, onStay }: { person: Person; onStay?: () => void }) {
  return (
    <div className="flex h-full flex-col overflow-y-auto">
      <div className="flex items-center gap-2.5 px-5 pt-5 pb-4 admin:pt-4">
        <BrandIcon identity={person.identity} className="h-7 w-7 shrink-0" />
        <div>
          <p className="font-semibold admin:text-[15px] leading-5">Admin Panel</p>
          <p className="text-[13px] text-stone leading-4 admin:text-xs">{person.identity.name}</p>
        </div>
      </div>
      <SearchButton onOpen={onStay} />
      <nav aria-label="Admin Panel">
        <NavLinks
          role={person.role}
          newEnquiries={person.newEnquiries}
          binCount={person.binCount}
          onStay={onStay}
        />
      </nav>
      <div className="mt-auto border-line border-t px-5 pt-4 pb-[max(16px,env(safe-area-inset-bottom))]">
        <IntentLink
          href="/"
          target="_blank"
          className="-mx-1 mb-2 flex h-11 items-center gap-3 px-1 font-medium text-ink-2 hover:text-ink admin:h-7"
        >
          <ExternalLink size={16} strokeWidth={1.6} aria-hidden="true" />
          View website
          <span className="sr-only">(opens a new tab)</span>
        </IntentLink>
        <ShortcutsButton />
        <div className="flex items-center gap-2.5">
          <Initials name={person.name} className="h-7 w-7 text-[11px]" />
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold text-[15px] leading-4 admin:text-[13px]">{person.name}</p>
            <p className="truncate text-[13px] text-stone leading-4 admin:text-xs">{person.email}</p>
          </div>
          <SignOutButton />
        </div>
      </div>
    </div>
  );
}
