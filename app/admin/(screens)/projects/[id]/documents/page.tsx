import { notFound } from 'next/navigation';
import { AdminDocumentsScreen } from '@/components/admin/documents/admin-documents-screen';
import { findProjectForAdmin } from '@/lib/domain/projects/admin-queries';
import { listOfParentForAdmin } from '@/lib/domain/records/queries';
import { requireEditorPage } from '@/lib/server/auth/page';

export default async function DocumentsPage({ params }: PageProps<'/admin/projects/[id]/documents'>) {
  const editor = await requireEditorPage();
  const { id } = await params;
  const project = await findProjectForAdmin(editor, id);
  if (!project) notFound();
  const documents = await listOfParentForAdmin(editor, 'document', id);
  const { name, updatedAt } = project;
  return <AdminDocumentsScreen project={{ _id: id, name, updatedAt }} documents={documents} />;
}
