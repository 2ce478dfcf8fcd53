import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { sourcesPath } from '@/lib/content/nav';

export function BackToSources() {
  return (
    <Link
      href={sourcesPath}
      className="inline-flex h-11 shrink-0 items-center gap-2 rounded-[2px] px-2.5 font-semibold hover:bg-sand admin:h-9"
    >
      <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
      Sources
    </Link>
  );
}
