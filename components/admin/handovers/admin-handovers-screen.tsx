'use client';

import { PlainScreen, type PlainScreenRead } from '@/components/admin/records/plain/plain-screen';
import { handoverFields } from '@/lib/domain/handovers/fields';

export function AdminHandoversScreen(props: PlainScreenRead<'handover'>) {
  return (
    <PlainScreen
      {...props}
      kind="handover"
      fields={handoverFields}
      noun="building"
      pictures="none"
      meanwhile="Our story leaves the list out."
      isUnordered
    />
  );
}
