import type { Metadata } from 'next';
import { NewSourceScreen } from '@/components/admin/sources/new-source-screen';
import { listPurposes } from '@/lib/domain/settings/purposes';
import { requireAdminPage } from '@/lib/server/auth/page';
import { isServerless } from '@/lib/server/host';

export const metadata: Metadata = { title: 'Add source' };

export default async function NewSourcePage() {
  const { source } = await listPurposes(await requireAdminPage());
  return <NewSourceScreen purpose={source} isServerless={isServerless()} />;
}
