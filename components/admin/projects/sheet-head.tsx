import type { Route } from 'next';
import type { ReactNode } from 'react';
import { VersionsLink } from '@/components/admin/records/versions-link';
import { IntentLink } from '@/components/shared/intent-link';
import { kindsUnder } from '@/lib/content/record-kinds';

type ChildLinksProps = {
  id: string;
  name?: string;
  className?: string;
};

const screens = [...kindsUnder('project'), { noun: 'filing', screen: 'Quarterly update (RERA)' }];

export const ChildLinks = ({ id, name, className = '' }: ChildLinksProps) =>
  screens.map(({ noun, screen }) => (
    <IntentLink
      key={noun}
      href={`/admin/projects/${id}/${noun}` as Route}
      aria-label={name && `${screen} of ${name}`}
      className={`inline-flex min-h-11 items-center text-[14px] text-terra-deep underline decoration-terra-deep/50 underline-offset-[3px] hover:text-terra admin:min-h-6 admin:text-[13px] ${className}`}
    >
      {screen}
    </IntentLink>
  ));

const countEnquiries = (count: number) => (count === 1 ? '1 enquiry' : `${count} enquiries`);

type SheetHeadProps = {
  id: string | undefined;
  saved: ReactNode;
  enquiryCount: number;
};

export function SheetHead({ id, saved, enquiryCount }: SheetHeadProps) {
  return (
    <div className="flex items-center gap-x-4 text-[13px] text-stone max-admin:order-last max-admin:basis-full">
      <p className="hidden admin:block">{saved}</p>
      {id && enquiryCount > 0 && (
        <IntentLink
          href={`/admin/enquiries?tab=all&project=${id}`}
          className="hidden text-terra-deep underline decoration-terra-deep/50 underline-offset-[3px] hover:text-terra admin:inline"
        >
          {countEnquiries(enquiryCount)}
        </IntentLink>
      )}
      {id && <ChildLinks id={id} />}
      {id && <VersionsLink entity="project" id={id} />}
    </div>
  );
}
