import './preview-banner.css';
import { previewContent } from '@/lib/content/pages/preview';
import { formatMoment } from '@/lib/shared/time/format-moment';

type PreviewBannerProps = {
  until: number;
  stoodAt: string | null;
  pages: { name: string; href: string; isShown: boolean }[];
};

export function PreviewBanner({ until, stoodAt, pages }: PreviewBannerProps) {
  return (
    <aside aria-label={stoodAt ? previewContent.stoodLabel : previewContent.label} className="preview-banner">
      <div className="page-x on-ink bg-ink py-3 text-small text-on-ink">
        <p>
          <strong>{stoodAt ? previewContent.stood(formatMoment(stoodAt)) : previewContent.text}</strong>{' '}
          {previewContent.until(formatMoment(until))}
        </p>
        {pages.length > 0 && (
          <nav aria-label={previewContent.pages}>
            <ul className="flex flex-wrap gap-x-6 tablet:justify-end">
              {pages.map(({ name, href, isShown }) => (
                <li key={href}>
                  <a
                    href={href}
                    aria-current={isShown ? 'page' : undefined}
                    className="inline-flex min-h-11 items-center underline underline-offset-[3px] aria-[current=page]:font-semibold aria-[current=page]:no-underline"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </aside>
  );
}
