import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SourceScreen } from '@/components/admin/sources/source-screen';
import { listAllProjects } from '@/lib/domain/enquiries/inbox/queries';
import { findSource } from '@/lib/domain/sources/queries';
import { requireAdminPage } from '@/lib/server/auth/page';
import { env } from '@/lib/server/env';
import { isServerless } from '@/lib/server/host';

export const metadata: Metadata = { title: 'Source' };

export default async function SourcePage({ params }: PageProps<'/admin/sources/[id]'>) {
  const admin = await requireAdminPage();
  const { id } = await params;
  const source = await findSource(admin, id);
  if (!source) notFound();
  return (
    <SourceScreen
      key={id}
      source={source}
      projects={await listAllProjects(admin)}
      origin={env.SITE_URL}
      isServerless={isServerless()}
      now={new Date()}
    />
  );
}
