import './preview-banner.css';
import { previewContent } from '@/lib/content/preview';
import { formatMoment } from '@/lib/shared/format-moment';

/** Says above a draft that it is one. It stands between the header and the page, which begins below the header by itself. */
export function PreviewBanner({ until }: { until: number }) {
  return (
    <aside aria-label={previewContent.label} className="preview-banner">
      <p className="page-x on-ink bg-ink py-3 text-small text-on-ink">
        <strong>{previewContent.text}</strong> {previewContent.until(formatMoment(until))}
      </p>
    </aside>
  );
}
