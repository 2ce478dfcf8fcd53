import { notFound } from 'next/navigation';
import { FilingScreen } from '@/components/admin/filing/filing-screen';
import { getFilingPack, listFilings } from '@/lib/domain/filing/queries';
import { findProjectForAdmin } from '@/lib/domain/projects/admin-queries';
import { requireEditorPage } from '@/lib/server/auth/page';
import { hasRole } from '@/lib/server/auth/viewer';
import { toDay } from '@/lib/shared/time/local-day';

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);

export default async function FilingPage({ params, searchParams }: PageProps<'/admin/projects/[id]/filing'>) {
  const editor = await requireEditorPage();
  const { id } = await params;
  if (!(await findProjectForAdmin(editor, id))) notFound();
  const today = toDay(Date.now());
  const project = await listFilings(editor, id, today);
  const asked = await searchParams;
  const number = textOf(asked.number);
  const registration =
    project.registrations.find((one) => one.number === number) ?? project.registrations[0] ?? null;
  const wanted = textOf(asked.quarter);
  const chosen =
    registration &&
    (registration.quarters.find(({ quarter }) => quarter === wanted) ??
      registration.quarters.find(({ quarter }) => quarter === registration.owed[0]) ??
      registration.quarters[0]);
  const pack =
    registration && chosen
      ? await getFilingPack(
          editor,
          { projectId: id, number: registration.number, quarter: chosen.quarter },
          today,
        )
      : null;
  return (
    <FilingScreen
      project={project}
      shown={registration && chosen && pack ? { registration, chosen, pack } : null}
      today={today}
      isAdmin={hasRole(editor, 'admin')}
    />
  );
}
