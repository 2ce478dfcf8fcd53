import { IntentLink } from '@/components/shared/intent-link';
import type { AdvertisingWarnings } from '@/lib/domain/projects/dto';
import { formatCount } from '@/lib/shared/numbers/format';
import { nameHold } from '@/lib/shared/projects/hold-text';
import { registrationSheet } from '@/lib/shared/projects/registration-sheet';
import { WarningNotice } from '../warning-notice';

export function HeldProjects({ warnings }: { warnings: AdvertisingWarnings }) {
  if (warnings === null || warnings.count === 0) return null;
  const { mode, count, first } = warnings;
  const projects = count === 1 ? 'One project' : `${formatCount(count)} projects`;
  return (
    <WarningNotice
      label="Advertising"
      title={
        mode === 'enforce'
          ? `${projects} may not be advertised (RERA, section 3): the website does not show ${count === 1 ? 'it' : 'them'}.`
          : `${projects} on the website may not be advertised (RERA, section 3).`
      }
    >
      <ul className="flex flex-wrap gap-x-4">
        {first.map(({ _id, name, hold }) => (
          <li key={_id}>
            <IntentLink
              href={registrationSheet(_id)}
              className="inline-flex min-h-11 items-center underline underline-offset-[3px] hover:text-terra admin:min-h-6"
            >
              {name}: {nameHold(hold)}
            </IntentLink>
          </li>
        ))}
        {count > first.length && (
          <li className="py-3 admin:py-[3px]">and {formatCount(count - first.length)} more</li>
        )}
      </ul>
    </WarningNotice>
  );
}
