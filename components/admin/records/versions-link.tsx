import { IntentLink } from '@/components/shared/intent-link';
import type { VersionedKind } from '@/lib/domain/history/dto';

export function VersionsLink({ entity, id }: { entity: VersionedKind; id: string }) {
  return (
    <IntentLink
      href={`/admin/history?entity=${entity}&entityId=${id}`}
      className="inline-flex min-h-11 items-center text-[14px] text-terra-deep underline decoration-terra-deep/50 underline-offset-[3px] hover:text-terra admin:min-h-6 admin:text-[13px]"
    >
      Versions
    </IntentLink>
  );
}
