import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PreviewBanner } from '@/components/site/chrome/preview-banner';
import { previewContent } from '@/lib/content/preview';
import { findPreview } from '@/lib/domain/drafts/preview';
import { PreviewScreen } from './preview-screen';
import { describePreview } from './setting-pages';

export const instant = false;

export const metadata: Metadata = {
  title: previewContent.title,
  robots: { index: false, follow: false },
  // The address is the key: no other site is told of it.
  referrer: 'strict-origin',
};

/** A draft as the website would show it, for whoever holds its link; the middleware answers 404 for any other. */
export default async function PreviewPage({ params, searchParams }: PageProps<'/preview/[token]'>) {
  const [{ token }, query] = await Promise.all([params, searchParams]);
  const preview = await findPreview(token);
  if (!preview) notFound();
  const page = [query.page].flat()[0];
  return (
    <>
      <PreviewBanner until={preview.until} stoodAt={preview.stoodAt} {...describePreview(preview, page)} />
      <PreviewScreen preview={preview} page={page} />
    </>
  );
}
