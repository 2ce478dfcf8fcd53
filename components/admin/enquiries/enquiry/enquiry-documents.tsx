'use client';

import { useId, useRef } from 'react';
import { useServerAction } from '@/components/admin/session/use-server-action';
import { Button } from '@/components/admin/ui/button';
import { Moment } from '@/components/admin/ui/moment';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { revokeDocumentLinkAction, sendDocumentAgainAction } from '@/lib/domain/enquiries/actions';
import type { Enquiry, EnquiryDocument } from '@/lib/domain/enquiries/dto';

function State({ link: { expiresAt, revokedAt, revokedBy }, now }: { link: EnquiryDocument; now: Date }) {
  if (revokedAt)
    return (
      <>
        Ended by {revokedBy}, <Moment at={revokedAt} />
      </>
    );
  return (
    <>
      {new Date(expiresAt) > now ? 'Works until' : 'Ended on'} <Moment at={expiresAt} />
    </>
  );
}

function Openings({ link: { openCount, openedAt } }: { link: EnquiryDocument }) {
  const [last] = openedAt;
  if (!last) return <>Not opened yet</>;
  return (
    <>
      Opened {openCount === 1 ? 'once' : `${openCount} times`}, last <Moment at={last} />
    </>
  );
}

type LinkProps = { link: EnquiryDocument; enquiry: Enquiry; now: Date; onDone: () => void };

function Link({ link, enquiry: { _id: enquiryId, email }, now, onDone }: LinkProps) {
  const { run, isBusy, failure } = useServerAction();
  const { _id, document, url, revokedAt, expiresAt } = link;
  const isOpen = revokedAt === null && new Date(expiresAt) > now;
  return (
    <li className="grid gap-2 py-3">
      <p className="min-w-0 break-words">
        {isOpen ? (
          <a href={url} className="text-terra-deep underline decoration-control underline-offset-2">
            {document.title}
          </a>
        ) : (
          document.title
        )}
        <span className="block text-stone admin:text-[13px]">
          <State link={link} now={now} />. <Openings link={link} />.
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {email && (
          <Button
            isSmall
            disabled={isBusy}
            aria-label={`Send ${document.title} again`}
            onClick={() => run(() => sendDocumentAgainAction(enquiryId, _id), onDone)}
          >
            Send again
          </Button>
        )}
        {isOpen && (
          <Button
            isSmall
            look="ghost"
            disabled={isBusy}
            aria-label={`End the link to ${document.title}`}
            onClick={() => run(() => revokeDocumentLinkAction(enquiryId, _id), onDone)}
          >
            End the link
          </Button>
        )}
      </div>
      <FailureLine>{failure}</FailureLine>
    </li>
  );
}

export function EnquiryDocuments({ enquiry, now }: { enquiry: Enquiry; now: Date }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  if (enquiry.documents.length === 0) return null;
  // The pressed button may disappear with its line.
  const onDone = () => heading.current?.focus();
  return (
    <section aria-labelledby={id} className="print:hidden">
      <h3 id={id} ref={heading} tabIndex={-1} className="font-semibold">
        Documents
      </h3>
      <ul className="mt-1 divide-y divide-hairline border-hairline border-y">
        {enquiry.documents.map((link) => (
          <Link key={link._id} link={link} enquiry={enquiry} now={now} onDone={onDone} />
        ))}
      </ul>
    </section>
  );
}
