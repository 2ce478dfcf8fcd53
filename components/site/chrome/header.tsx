import { Logo } from '@/components/shared/logo';
import { SiteLink } from '@/components/shared/site-link';
import { controlLabels } from '@/lib/content/control-labels';
import { nav } from '@/lib/content/nav';
import type { Contact } from '@/lib/domain/settings/dto';
import type { Identity } from '@/lib/shared/brand/identity';
import { MobileMenu } from './mobile-menu';
import { NavLink } from './nav-link';
import { SocialLinks } from './social-links';

export function Header({ identity, social }: Pick<Contact, 'social'> & { identity: Identity }) {
  return (
    <header className="site-header print:hidden">
      <div className="page-x flex h-full items-center justify-between desk:justify-end">
        <SiteLink href="/" className="site-plate">
          <Logo identity={identity} />
        </SiteLink>
        <nav
          aria-label={controlLabels.mainNavigation}
          className="on-ink hidden h-full items-center desk:flex"
        >
          <ul className="flex h-full gap-9 max-[64rem]:gap-6">
            {nav.header.map(({ name, href }) => (
              <li key={href}>
                <NavLink
                  href={href}
                  className="relative flex h-full items-center text-small font-medium text-white decoration-1 underline-offset-4 hover:underline aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:h-1 aria-[current]:after:bg-terra-light"
                >
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
          <NavLink
            href={nav.upcoming.href}
            className="ml-10 flex h-9 items-center rounded-[2px] border border-white/70 px-[18px] text-small font-medium text-white hover:bg-white hover:text-ink max-[64rem]:ml-6"
          >
            {nav.upcoming.name}
          </NavLink>
        </nav>
        <MobileMenu>
          <SocialLinks social={social} />
        </MobileMenu>
      </div>
    </header>
  );
}
