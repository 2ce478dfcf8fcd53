import type { ReactNode } from 'react';
import { SiteLink } from '@/components/shared/site-link';
import { buttonClass } from './button-class';

type ButtonLinkProps = {
  href: string;
  kind: 'primary' | 'secondary';
  className?: string;
  children: ReactNode;
};

export function ButtonLink({ href, kind, className, children }: ButtonLinkProps) {
  return (
    <SiteLink href={href} className={buttonClass(kind, className)}>
      {children}
    </SiteLink>
  );
}
