import type { Metadata } from 'next';
import { LibraryScreen } from '@/components/admin/pictures/library/library-screen';
import { listPictures } from '@/lib/domain/pictures/queries';
import { readLibraryFilter } from '@/lib/domain/pictures/schema';
import { requireEditorPage } from '@/lib/server/auth/page';

export const metadata: Metadata = { title: 'Pictures' };

export default async function PicturesPage({ searchParams }: PageProps<'/admin/pictures'>) {
  const editor = await requireEditorPage();
  const filter = readLibraryFilter(await searchParams);
  return <LibraryScreen list={await listPictures(editor, filter)} filter={filter} />;
}
