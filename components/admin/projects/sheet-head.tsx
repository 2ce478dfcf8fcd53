import Link from 'next/link';
import type { ReactNode } from 'react';
import { VersionsLink } from '@/components/admin/records/versions-link';

const countEnquiries = (count: number) => (count === 1 ? '1 enquiry' : `${count} enquiries`);

type SheetHeadProps = {
  /** Absent for a draft of a new one. */
  id: string | undefined;
  /** When it was saved last, and by whom. */
  saved: ReactNode;
  enquiryCount: number;
};

/** In the head of a project's sheet: who saved it last, what was asked about it, and the way to its versions. */
export function SheetHead({ id, saved, enquiryCount }: SheetHeadProps) {
  return (
    <div className="flex items-center gap-x-4 text-[13px] text-stone">
      <p className="hidden admin:block">{saved}</p>
      {id && enquiryCount > 0 && (
        <Link
          href={`/admin/enquiries?tab=all&project=${id}`}
          className="hidden text-terra-deep underline decoration-terra-deep/50 underline-offset-[3px] hover:text-terra admin:inline"
        >
          {countEnquiries(enquiryCount)}
        </Link>
      )}
      {id && <VersionsLink entity="project" id={id} />}
    </div>
  );
}
