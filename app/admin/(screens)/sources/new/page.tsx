import type { Metadata } from 'next';
import { NewSourceScreen } from '@/components/admin/sources/new-source-screen';
import { requireAdminPage } from '@/lib/server/auth/page';

export const metadata: Metadata = { title: 'Add source' };

export default async function NewSourcePage() {
  await requireAdminPage();
  return <NewSourceScreen />;
}
