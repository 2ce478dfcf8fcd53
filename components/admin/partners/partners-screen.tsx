import { Download, ExternalLink } from 'lucide-react';
import { ExportLink } from '@/components/admin/enquiries/inbox/export-link';
import { EmptyState } from '@/components/admin/ui/empty-state';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { IntentLink } from '@/components/shared/intent-link';
import { officeFormPages } from '@/lib/content/enquiries/office-form-pages';
import { adminPartnerTexts } from '@/lib/content/partners';
import type { NamedBuyer, Partner } from '@/lib/domain/partners/dto';
import { AskingPartner } from './asking-partner';
import { PartnerDetail } from './partner-detail';
import { PartnerRow } from './partner-row';

type PartnersScreenProps = {
  partners: Partner[];
  open: { partner: Partner; named: (NamedBuyer & { enquiry: string })[] } | null;
  isOnWebsite: boolean;
};

const button =
  'inline-flex h-11 items-center gap-2 rounded-[2px] border border-control bg-field px-3 font-semibold hover:border-ink hover:bg-sand admin:h-9';
const heads = ['Partner', 'State', 'Enquiries', 'Visits', 'Sales', 'Last one'];

const count = (partners: Partner[], state: Partner['state']) =>
  partners.filter((partner) => partner.state === state).length;

export function PartnersScreen({ partners, open, isOnWebsite }: PartnersScreenProps) {
  const asking = partners.filter(({ state }) => state === 'asks');
  const decided = partners.filter(({ state }) => state !== 'asks');
  return (
    <PageBody>
      <PageHead
        title="Partners"
        note={`${count(partners, 'approved')} approved, ${asking.length} ${asking.length === 1 ? 'asks' : 'ask'}`}
      >
        <div className="flex items-center gap-3">
          {isOnWebsite && (
            <a href={officeFormPages.partner.href} className={button}>
              <ExternalLink size={16} strokeWidth={1.6} aria-hidden="true" />
              <span className="max-admin:sr-only">Form on the website</span>
            </a>
          )}
          <ExportLink href="/api/admin/partners.csv" className={button}>
            <Download size={16} strokeWidth={1.6} aria-hidden="true" />
            <span className="max-[400px]:sr-only">Export CSV</span>
          </ExportLink>
        </div>
      </PageHead>
      <div className="mt-4 grid max-w-[1100px] gap-4">
        {!isOnWebsite && (
          <p role="note" className="rounded-[2px] bg-sand px-3.5 py-2 text-ink-2">
            {adminPartnerTexts.off}{' '}
            <IntentLink
              href="/admin/settings?part=forms"
              className="font-semibold text-terra-deep underline underline-offset-2"
            >
              Open Forms
            </IntentLink>
          </p>
        )}
        {partners.length === 0 && (
          <EmptyState text={adminPartnerTexts.empty} meanwhile={adminPartnerTexts.emptyMeanwhile} />
        )}
        {asking.map((partner, index) => (
          <AskingPartner key={partner._id} partner={partner} isFirst={index === 0} />
        ))}
        {decided.length > 0 && (
          <div className="rounded-[3px] border border-hairline bg-field">
            <table className="block w-full admin:table">
              <thead className="hidden text-[13px] text-stone admin:table-header-group">
                <tr>
                  {heads.map((head, index) => (
                    <th
                      key={head}
                      scope="col"
                      className={`px-3 py-2.5 font-normal first:pl-4 ${index > 1 && index < 5 ? 'text-right' : 'text-left'}`}
                    >
                      {head}
                    </th>
                  ))}
                  <td />
                </tr>
              </thead>
              <tbody className="block admin:table-row-group">
                {decided.map((partner) => (
                  <PartnerRow
                    key={partner._id}
                    partner={partner}
                    isOpen={partner._id === open?.partner._id}
                  />
                ))}
              </tbody>
            </table>
          </div>
        )}
        {open && <PartnerDetail partner={open.partner} named={open.named} />}
      </div>
    </PageBody>
  );
}
