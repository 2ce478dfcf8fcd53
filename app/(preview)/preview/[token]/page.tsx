import { notFound } from 'next/navigation';
import { PreviewBanner } from '@/components/site/chrome/preview-banner';
import { findPreview } from '@/lib/domain/drafts/preview';
import { PreviewScreen } from './preview-screen';
import { listPages } from './setting-pages';

/** A draft as the website would show it, for whoever holds its link; the middleware answers 404 for any other. */
export default async function PreviewPage({ params, searchParams }: PageProps<'/preview/[token]'>) {
  const [{ token }, query] = await Promise.all([params, searchParams]);
  const preview = await findPreview(token);
  if (!preview) notFound();
  const page = [query.page].flat()[0];
  return (
    <>
      <PreviewBanner until={preview.until} stoodAt={preview.stoodAt} pages={listPages(preview, page)} />
      <PreviewScreen preview={preview} page={page} />
    </>
  );
}
