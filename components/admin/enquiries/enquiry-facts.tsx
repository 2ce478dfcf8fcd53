import Link from 'next/link';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/shared/site-link';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import type { Attribution } from '@/lib/domain/enquiries/schema';
import { formatDay } from '@/lib/shared/format-moment';
import { formatDayAndClock, formatLongDay, formatShortDay } from '@/lib/shared/local-day';
import { formOf, interestOf } from './enquiry-text';

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
      {isDate && `, ${formatShortDay(at)}`}
      {[utm_medium, utm_campaign].filter(Boolean).map((word) => (
        <span key={word} className="block text-stone">
          {word}
        </span>
      ))}
      {landingPage && <span className="block text-stone">{landingPage}</span>}
    </>
  );
}

export function EnquiryFacts({ enquiry, now }: { enquiry: Enquiry; now: Date }) {
  const { project, propertyType, location, visitOn, createdAt, firstTouch, lastTouch, source } = enquiry;
  const marketing = enquiry.marketingWithdrawnAt
    ? `Marketing withdrawn ${formatShortDay(enquiry.marketingWithdrawnAt)}`
    : enquiry.marketingConsent
      ? `Marketing agreed, notice ${enquiry.marketingNoticeVersion}`
      : 'No marketing mail';
  return (
    <div className="grid gap-4">
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
          ['Interest', interestOf(enquiry)],
          ['Property', [propertyType, location].filter(Boolean).join(', ')],
          ['Would like to visit', visitOn && formatLongDay(visitOn)],
          ['Received', formatDayAndClock(createdAt, now)],
          ['Form', formOf(enquiry)],
          ['Source', source],
        ]}
      />
      <div className="border-hairline border-t pt-4">
        <Facts
          facts={[
            ['First touch', firstTouch && <AttributionText touch={firstTouch} />],
            ['Last touch', lastTouch && <AttributionText touch={lastTouch} />],
            [
              'Consent',
              <>
                Notice {enquiry.noticeVersion}
                {enquiry.noticeReadAt && (
                  <span className="block text-stone">
                    Read out by {enquiry.addedBy}, {formatDayAndClock(enquiry.noticeReadAt, now)}
                  </span>
                )}
                <span className="block text-stone">{marketing}</span>
              </>,
            ],
            ['Kept until', formatDay(enquiry.retainUntil)],
          ]}
        />
      </div>
      {enquiry.others.length > 0 && (
        <div className="border-hairline border-t pt-4">
          <p className="mb-1 text-stone admin:text-[13px]">Other enquiries</p>
          <ul>
            {enquiry.others.map((other) => (
              <li key={other._id}>
                <Link
                  href={`/admin/enquiries/${other._id}`}
                  className="text-terra-deep underline decoration-control underline-offset-2 admin:text-[13px]"
                >
                  {formOf(other)}, {formatShortDay(other.createdAt)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
