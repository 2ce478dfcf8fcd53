import type { Metadata } from 'next';
import { RedirectsScreen } from '@/components/admin/redirects/redirects-screen';
import { listMissingPages, listRedirects } from '@/lib/domain/redirects/queries';
import { readRedirectFilter } from '@/lib/domain/redirects/schema';
import { requireEditorPage } from '@/lib/server/auth/page';

export const metadata: Metadata = { title: 'Redirects' };

export default async function RedirectsPage({ searchParams }: PageProps<'/admin/redirects'>) {
  const editor = await requireEditorPage();
  const filter = readRedirectFilter(await searchParams);
  const [list, missing] = await Promise.all([listRedirects(editor, filter), listMissingPages(editor)]);
  return <RedirectsScreen list={list} missing={missing} filter={filter} />;
}
