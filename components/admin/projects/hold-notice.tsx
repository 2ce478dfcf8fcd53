'use client';

import { Button } from '@/components/admin/ui/button';
import { useIsAdmin } from '@/components/admin/ui/role';
import { useToday } from '@/components/admin/ui/today';
import type { AdvertisingMode } from '@/lib/domain/settings/parts/advertising';
import { findHold, toHoldFacts } from '@/lib/shared/projects/hold';
import { describeHold } from '@/lib/shared/projects/hold-text';
import { goToField } from './go-to-field';
import type { PartProps } from './project-fields';
import { WarningNotice } from './warning-notice';

export function HoldNotice({ form, mode }: PartProps & { mode: Exclude<AdvertisingMode, 'off'> }) {
  const today = useToday();
  const isAdmin = useIsAdmin();
  const { status, construction, exemptions, registrations, papers } = form.values;
  const hold =
    status === ''
      ? null
      : findHold(
          toHoldFacts({ status, construction: construction || null, exemptions, registrations, papers }),
          today,
        );
  if (!hold) return null;
  return (
    <WarningNotice
      label="Advertising"
      title={mode === 'enforce' ? 'Not shown on the website' : 'May not be advertised'}
      action={
        <Button isSmall onClick={() => goToField('registrations')}>
          Go to Registration
        </Button>
      }
    >
      <p>
        {describeHold(hold)} RERA, section 3.
        {mode === 'enforce' &&
          (hold.why === 'not begun'
            ? ' The website shows it from that day.'
            : ' The website shows it as soon as that is saved.')}
        {!isAdmin && ' Only an admin can enter the number and exemptions.'}
      </p>
    </WarningNotice>
  );
}
