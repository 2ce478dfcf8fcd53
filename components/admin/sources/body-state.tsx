import { Ban, Check, CopyCheck, FlaskConical, Hourglass, type LucideIcon, TriangleAlert } from 'lucide-react';
import { bodyStates } from '@/lib/content/sources/screen';
import type { SourcePayloadState } from '@/lib/domain/sources/dto';

const looks: Record<SourcePayloadState, { icon: LucideIcon; color: string }> = {
  enquiry: { icon: Check, color: 'text-success' },
  repeated: { icon: CopyCheck, color: 'text-ink-2' },
  test: { icon: FlaskConical, color: 'text-ink-2' },
  waiting: { icon: Hourglass, color: 'text-ink-2' },
  aside: { icon: Ban, color: 'text-ink-2' },
  unread: { icon: TriangleAlert, color: 'text-warning' },
};

export function BodyState({ state }: { state: SourcePayloadState }) {
  const { icon: Icon, color } = looks[state];
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap font-semibold">
      <Icon size={15} strokeWidth={1.8} aria-hidden="true" className={`shrink-0 ${color}`} />
      {bodyStates[state]}
    </span>
  );
}
