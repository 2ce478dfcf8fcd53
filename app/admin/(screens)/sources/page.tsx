import type { Metadata } from 'next';
import { SourcesScreen } from '@/components/admin/sources/sources-screen';
import { listSources } from '@/lib/domain/sources/queries';
import { requireAdminPage } from '@/lib/server/auth/page';

export const metadata: Metadata = { title: 'Sources' };

export default async function SourcesPage() {
  const admin = await requireAdminPage();
  return <SourcesScreen sources={await listSources(admin)} now={new Date()} />;
}
