import type { ReactNode } from 'react';
import { SiteLink } from '@/components/shared/site-link';
import { DownArrow, LinkArrow } from './icons';

const frame = 'group inline-flex min-h-11 items-center gap-3 text-action hover:text-terra';
const underline = 'border-b border-control tablet:whitespace-nowrap pb-[3px] group-hover:border-terra';

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <SiteLink href={href} className={frame}>
      <span className={underline}>{children}</span>
      <LinkArrow className="arrow shrink-0 text-terra" />
    </SiteLink>
  );
}

export function OutLink({ href, children }: { href: `https://${string}`; children: ReactNode }) {
  return (
    <a href={href} rel="noreferrer" className={frame}>
      <span className={underline}>{children}</span>
      <LinkArrow className="arrow shrink-0 text-terra" />
    </a>
  );
}

export function DownLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a href={href} className={frame}>
      <span className={underline}>{children}</span>
      <DownArrow className="arrow arrow-down shrink-0 text-terra" />
    </a>
  );
}
