'use client';

import { formatPrice } from '@/lib/shared/projects/homes';
import { ListFields } from './list-fields';
import type { PartProps } from './project-fields';

type Charge = PartProps['form']['values']['charges'][number];

function hintOf({ basis, rate }: Charge, name: string) {
  if (name === 'aboveFloor' && !basis.startsWith('per floor')) return 'Used for charges per floor';
  if (name !== 'rate' || !rate) return undefined;
  return basis.startsWith('percent') ? `${rate} %` : formatPrice(rate);
}

const note =
  'Charges in addition to the price of a home, such as floor rise, parking and deposits. The website calculates GST, stamp duty and registration.';

export const CostFields = ({ form }: PartProps) => (
  <ListFields form={form} name="charges" noun="charge" note={note} hintOf={hintOf} />
);
