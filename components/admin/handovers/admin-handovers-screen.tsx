'use client';

import { lazyPlain } from '@/components/admin/records/plain/lazy-plain';
import { PlainScreen, type PlainScreenRead } from '@/components/admin/records/plain/plain-screen';
import type { FieldLabel } from '@/lib/shared/parsing/record-fields';

const plain = lazyPlain(async () => (await import('@/lib/domain/handovers/fields')).handoverFields);

type AdminHandoversScreenProps = PlainScreenRead<'handover'> & { labels: FieldLabel[] };

export function AdminHandoversScreen(props: AdminHandoversScreenProps) {
  return (
    <PlainScreen
      {...props}
      kind="handover"
      plain={plain}
      noun="building"
      pictures="none"
      meanwhile="The page Our story does not show the list."
      isUnordered
    />
  );
}
