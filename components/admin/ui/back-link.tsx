import { ArrowLeft } from 'lucide-react';
import type { Route } from 'next';
import { IntentLink } from '@/components/shared/intent-link';

export function BackLink({ href, name }: { href: Route; name: string }) {
  return (
    <IntentLink
      href={href}
      className="inline-flex h-11 shrink-0 items-center gap-2 rounded-[2px] px-2.5 font-semibold hover:bg-sand admin:h-9"
    >
      <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
      {name}
    </IntentLink>
  );
}
