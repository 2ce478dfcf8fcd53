import { Download } from 'lucide-react';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import { formatBytes } from '@/lib/shared/numbers/format';

type EnquiryCvProps = { enquiry: Enquiry; isAdmin: boolean };

export function EnquiryCv({ enquiry: { _id, cv }, isAdmin }: EnquiryCvProps) {
  if (!cv) return null;
  const text = `${cv.name || 'CV.pdf'}, ${formatBytes(cv.bytes)}`;
  return (
    <section aria-label="CV" className="print:hidden">
      <h2 className="font-semibold">CV</h2>
      {isAdmin ? (
        <a
          href={`/api/admin/enquiries/${_id}/cv`}
          download
          className="inline-flex min-h-11 items-center gap-2 text-terra-deep underline decoration-control underline-offset-2 wrap-anywhere admin:min-h-8"
        >
          <Download size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
          {text}
        </a>
      ) : (
        <p className="wrap-anywhere text-stone">{text}. Admins open it.</p>
      )}
    </section>
  );
}
