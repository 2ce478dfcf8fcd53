import type { ReactNode } from 'react';
import { Moment } from '@/components/admin/ui/moment';
import { IntentLink } from '@/components/shared/intent-link';
import { SiteLink } from '@/components/shared/site-link';
import { nameOfReason, stateNames } from '@/lib/content/enquiries/enquiries';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import { listFacts } from '@/lib/domain/enquiries/fields';
import type { Attribution } from '@/lib/domain/enquiries/schema';
import { formatRupees } from '@/lib/shared/numbers/rupees';
import { formatMoment } from '@/lib/shared/time/format-moment';
import { formatLongDay } from '@/lib/shared/time/local-day';
import { ContactFacts } from '../contact/contact-facts';
import { formOf } from '../enquiry-text';

function Facts({ facts }: { facts: [string, ReactNode][] }) {
  return (
    <dl className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-2 gap-y-1.5 admin:text-[13px] admin:leading-[18px]">
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-stone">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function AttributionText({ touch }: { touch: Attribution }) {
  const { at, landingPage, referrer, utm_source, utm_medium, utm_campaign, gclid, fbclid } = touch;
  const click = (gclid && 'Google ad') || (fbclid && 'Facebook ad');
  const from = utm_source || click || referrer || 'Direct';
  const isDate = at && !Number.isNaN(Date.parse(at));
  return (
    <>
      {from}
      {isDate && (
        <>
          , <Moment at={at} isDay />
        </>
      )}
      {[utm_medium, utm_campaign].filter(Boolean).map((word) => (
        <span key={word} className="block text-stone">
          {word}
        </span>
      ))}
      {landingPage && <span className="block text-stone">{landingPage}</span>}
    </>
  );
}

function Marketing({ enquiry }: { enquiry: Enquiry }) {
  const { marketingWithdrawnAt, marketingConsent, marketingNoticeVersion } = enquiry;
  if (marketingWithdrawnAt)
    return (
      <>
        Marketing withdrawn <Moment at={marketingWithdrawnAt} isDay />
      </>
    );
  return marketingConsent ? `Marketing agreed, notice ${marketingNoticeVersion}` : 'No consent to marketing';
}

function listWork({
  state,
  lostReason,
  lostNote,
  wonValue,
  siteVisitOn,
  assignee,
  followUpAt,
}: Enquiry): [string, ReactNode][] {
  const outcome = {
    lost: [nameOfReason(lostReason), lostNote].filter(Boolean).join(', '),
    won: wonValue === null ? '' : formatRupees(wonValue),
  };
  return [
    [
      'State',
      [stateNames[state], state in outcome && outcome[state as keyof typeof outcome]]
        .filter(Boolean)
        .join(': '),
    ],
    ['Site visit', siteVisitOn && formatLongDay(siteVisitOn)],
    ['Assignee', assignee?.name ?? 'Nobody yet'],
    ['Follow-up', followUpAt && formatMoment(followUpAt)],
  ];
}

export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { project, createdAt, firstTouch, lastTouch, source } = enquiry;
  const tieOf = new Map(enquiry.ties.map((tied) => [tied.enquiry, tied.tie]));
  return (
    <div className="grid gap-4">
      <div className="hidden print:block">
        <Facts facts={listWork(enquiry)} />
      </div>
      <Facts
        facts={[
          [
            'Project',
            project && (
              <SiteLink
                href={`/projects/${project._id}`}
                className="text-terra-deep underline decoration-control underline-offset-2"
              >
                {project.name}
              </SiteLink>
            ),
          ],
          ...listFacts(enquiry),
          ['Received', <Moment key="at" at={createdAt} />],
          ['Sent there', enquiry.sentAt && <Moment key="sent" at={enquiry.sentAt} />],
          ['Form', formOf(enquiry)],
          ['Source', source],
        ]}
      />
      <div className="border-hairline border-t pt-4 print:hidden">
        <Facts
          facts={[
            ['First touch', firstTouch && <AttributionText touch={firstTouch} />],
            ['Last touch', lastTouch && <AttributionText touch={lastTouch} />],
            [
              'Consent',
              <>
                {enquiry.noticeText ? (
                  <details>
                    <summary>
                      Notice <span className="whitespace-nowrap">{enquiry.noticeVersion}</span>
                    </summary>
                    <p className="mt-1 text-stone">{enquiry.noticeText}</p>
                  </details>
                ) : enquiry.noticeVersion ? (
                  `Notice ${enquiry.noticeVersion}`
                ) : (
                  ['No privacy notice was shown', source && `given by ${source}`].filter(Boolean).join(', ')
                )}
                {enquiry.noticeReadAt && (
                  <span className="block text-stone">
                    Read out by {enquiry.addedBy}, <Moment at={enquiry.noticeReadAt} />
                  </span>
                )}
                <span className="block text-stone">
                  <Marketing enquiry={enquiry} />
                </span>
              </>,
            ],
            ['Kept until', <Moment key="until" at={enquiry.retainUntil} isDay />],
          ]}
        />
      </div>
      <ContactFacts enquiry={enquiry} />
      {enquiry.others.length > 0 && (
        <div className="border-hairline border-t pt-4 print:hidden">
          <p className="mb-1 text-stone admin:text-[13px]">Other enquiries</p>
          <ul className="grid gap-1.5">
            {enquiry.others.map((other) => (
              <li key={other._id}>
                <IntentLink
                  href={`/admin/enquiries/${other._id}`}
                  className="text-terra-deep underline decoration-control underline-offset-2 admin:text-[13px]"
                >
                  {formOf(other)}, <Moment at={other.createdAt} isDay />
                </IntentLink>
                <span className="block text-stone admin:text-[13px] admin:leading-[18px]">
                  {other.title}. {tieOf.get(other._id)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
