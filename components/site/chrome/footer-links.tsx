'use client';

import { SiteLink } from '@/components/shared/site-link';
import { nav } from '@/lib/content/nav';
import { footerLink } from './footer-look';

/** The menus of the footer. The browser has them with the other menus, so that no page carries them twice. */
export function FooterLinks({ of }: { of: 'quickLinks' | 'further' | 'legal' }) {
  const isColumn = of === 'quickLinks';
  return (
    <ul className={isColumn ? 'mt-4' : 'flex flex-wrap gap-x-8'}>
      {nav[of].map(({ name, href }) => (
        <li key={href}>
          <SiteLink href={href} className={isColumn ? footerLink : `${footerLink} hover:text-on-ink`}>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
