import type { Metadata, Viewport } from 'next';
import { displayVariable } from '@/app/(site)/display-font';
import { toPartProperties } from '@/app/brand-properties';
import { SiteChrome } from '@/components/site/chrome/site-chrome';
import { previewContent } from '@/lib/content/pages/preview';
import { getPrintedYear } from '@/lib/server/cache/year';
import { readFrameSettings } from './preview-settings';
import '@/app/public.css';

export const instant = false;

type PreviewLayoutProps = LayoutProps<'/preview/[token]'>;

export async function generateMetadata({ params }: PreviewLayoutProps): Promise<Metadata> {
  const { identity } = await readFrameSettings((await params).token);
  return {
    title: { absolute: `${previewContent.title} | ${identity.name}` },
    robots: { index: false, follow: false },
    // The address is the key: no other site is told of it.
    referrer: 'strict-origin',
  };
}

export async function generateViewport({ params }: PreviewLayoutProps): Promise<Viewport> {
  const { identity } = await readFrameSettings((await params).token);
  return { themeColor: identity.colors.theme };
}

/** The frame of the website around a draft, which may be of what the frame itself shows: the builder, or how the office is reached. */
export default async function PreviewLayout({ params, children }: PreviewLayoutProps) {
  const { token } = await params;
  const [year, settings] = await Promise.all([getPrintedYear(), readFrameSettings(token)]);
  const { identity, contact, forms } = settings;
  return (
    <div className={displayVariable} style={toPartProperties(identity.colors)}>
      <SiteChrome year={year} identity={identity} contact={contact} forms={forms}>
        {children}
      </SiteChrome>
    </div>
  );
}
