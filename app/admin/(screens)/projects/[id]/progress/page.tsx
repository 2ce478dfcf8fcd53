import { notFound } from 'next/navigation';
import { AdminProgressScreen } from '@/components/admin/progress/admin-progress-screen';
import { describeWork } from '@/lib/domain/progress/fields';
import { findProjectForAdmin } from '@/lib/domain/projects/admin-queries';
import { listOfParentForAdmin } from '@/lib/domain/records/queries';
import { requireEditorPage } from '@/lib/server/auth/page';

export default async function ProgressPage({ params }: PageProps<'/admin/projects/[id]/progress'>) {
  const editor = await requireEditorPage();
  const { id } = await params;
  const project = await findProjectForAdmin(editor, id);
  if (!project) notFound();
  const { name, towers } = project;
  const entries = await listOfParentForAdmin(editor, 'progress', id);
  const figures = Object.fromEntries(entries.map((entry) => [entry._id, describeWork(entry)]));
  return (
    <AdminProgressScreen
      parent={{ _id: id, name }}
      records={entries}
      figures={figures}
      towers={towers.map((tower) => tower.name)}
    />
  );
}
