import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Moment } from '@/components/admin/ui/moment';
import { IntentLink } from '@/components/shared/intent-link';
import { enquiryKindNames } from '@/lib/content/enquiries/kinds';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import type { FilterOptions, ReadyAnswer } from '@/lib/domain/enquiries/inbox/dto';
import type { SlaMark } from '@/lib/shared/enquiries/sla-mark';
import { ContactHistory } from '../contact/contact-history';
import { SameContact } from '../contact/same-contact';
import { aboutOf } from '../enquiry-text';
import { toInboxPath } from '../inbox-query';
import { SlaCountdown } from '../sla-countdown';
import { AddedName } from './added-name';
import { AssigneeChoice } from './assignee-choice';
import { ContactLinks } from './contact-links';
import { ContactPoints } from './contact-points';
import { EnquiryCv } from './enquiry-cv';
import { EnquiryDocuments } from './enquiry-documents';
import { EnquiryFacts } from './enquiry-facts';
import { EnquiryMenuButton } from './enquiry-menu-button';
import { FollowUpChoice } from './follow-up-choice';
import { ReviewButtons, SpamReasons } from './held-for-review';
import { NoteForm } from './note-form';
import { OutcomeChoice } from './outcome-choice';
import { SlaSteps } from './sla-steps';
import { StateBar, StateChoice } from './state-bar';

type EnquiryDetailProps = {
  enquiry: Enquiry;
  people: FilterOptions['people'];
  own: { id: string; isAdmin: boolean };
  search: string;
  now: Date;
  answers: ReadyAnswer[];
  visits: ReactNode;
  mark: SlaMark | null;
};

function DetailHead({ enquiry, own, search, answers, mark }: EnquiryDetailProps) {
  const { title, state } = enquiry;
  const isSpam = state === 'spam';
  return (
    <header className="border-hairline admin:border-b admin:px-7 admin:pt-[22px] admin:pb-4 print:border-b print:p-0 print:pb-3">
      <div className="fixed inset-x-0 top-0 z-20 flex h-14 items-center gap-1 border-line border-b bg-sand px-1.5 admin:static admin:h-auto admin:flex-wrap admin:items-start admin:gap-3 admin:border-0 admin:bg-transparent admin:px-0 print:static print:block print:h-auto print:border-0 print:bg-transparent print:p-0">
        <IntentLink
          href={toInboxPath(search)}
          aria-label="Back to the list"
          className="grid h-11 w-11 shrink-0 place-items-center admin:-ml-3 wide:hidden print:hidden"
        >
          <ArrowLeft size={20} strokeWidth={1.6} aria-hidden="true" />
        </IntentLink>
        <div className="min-w-0 flex-1 admin:min-w-40">
          <h2 className="truncate font-semibold text-[18px] admin:whitespace-normal admin:break-words admin:text-[20px] admin:leading-7 print:whitespace-normal print:break-words">
            {title}
          </h2>
          {mark && (
            <p className="hidden admin:block print:hidden">
              <SlaCountdown mark={mark} hasBy />
            </p>
          )}
        </div>
        <div className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-field px-4 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] admin:relative admin:inset-x-auto admin:bottom-auto admin:flex admin:max-w-full admin:flex-col admin:border-0 admin:bg-transparent admin:p-0 print:hidden">
          {isSpam ? (
            <ReviewButtons enquiry={enquiry} isAdmin={own.isAdmin} />
          ) : (
            <ContactLinks enquiry={enquiry} answers={answers} />
          )}
        </div>
        {!isSpam && (
          <div className="print:hidden">
            <EnquiryMenuButton enquiry={enquiry} isAdmin={own.isAdmin} />
          </div>
        )}
        <div className="hidden basis-full admin:-mt-2 admin:block print:mt-1 print:block">
          <AddedName enquiry={enquiry} />
          <ContactPoints enquiry={enquiry} />
        </div>
      </div>
      {!isSpam && (
        <div className="mt-4 hidden admin:block print:hidden">
          <StateBar enquiry={enquiry} />
        </div>
      )}
    </header>
  );
}

function noMessage({ addedBy, kind }: Enquiry): string {
  if (addedBy) return 'No note.';
  return kind === 'callback' ? 'No message. The visitor asked for a call.' : 'No message.';
}

export function EnquiryDetail(props: EnquiryDetailProps) {
  const { enquiry, people, own, now, visits, mark } = props;
  const { title, message, state, kind, createdAt } = enquiry;
  const isSpam = state === 'spam';
  // No id: hidden former screens stay in the document.
  return (
    <article aria-label={title} className="pb-40 admin:pb-16 print:pb-0">
      <DetailHead {...props} />
      <div className="flex flex-col gap-5 px-4 pt-4 admin:px-7 wide:grid wide:grid-cols-[minmax(0,1fr)_256px] wide:gap-0 wide:p-0 print:flex print:gap-5 print:p-0 print:pt-4">
        <div className="contents wide:grid wide:content-start wide:gap-5 wide:px-7 wide:pt-4 print:contents">
          {isSpam && <SpamReasons enquiry={enquiry} />}
          <section aria-label="Message">
            {mark && (
              <p className="mb-2 admin:hidden print:hidden">
                <SlaCountdown mark={mark} hasBy />
              </p>
            )}
            <p className="text-stone">
              <span className="hidden font-semibold text-ink admin:inline">
                {enquiryKindNames[kind].office}{' '}
              </span>
              <span className="admin:text-[13px]">
                <Moment at={createdAt} /> · {aboutOf(enquiry)}
              </span>
            </p>
            <p className="mt-1.5 whitespace-pre-wrap break-words text-[18px] leading-[26px] admin:text-base admin:leading-6">
              {message || noMessage(enquiry)}
            </p>
            <div className="mt-2 admin:hidden print:hidden">
              <AddedName enquiry={enquiry} />
              <ContactPoints enquiry={enquiry} />
            </div>
          </section>
          <div className="order-2 wide:order-none print:hidden">
            <NoteForm enquiryId={enquiry._id} />
          </div>
          {/* On a phone above the state, because a call should lead to a visit. */}
          {!isSpam && <div className="order-1 wide:order-none print:order-3">{visits}</div>}
          <div className="order-3 grid content-start gap-5 wide:order-none print:order-3">
            <EnquiryCv enquiry={enquiry} isAdmin={own.isAdmin} />
            <EnquiryDocuments enquiry={enquiry} now={now} />
            <SameContact enquiry={enquiry} />
            <ContactHistory enquiry={enquiry} own={own} now={now} />
          </div>
        </div>
        <section
          aria-label="Work and facts"
          className="contents border-hairline wide:grid wide:content-start wide:gap-5 wide:border-l wide:px-5 wide:pt-5 print:contents"
        >
          {!isSpam && (
            <div className="order-1 grid grid-cols-2 gap-x-3 gap-y-4 border-hairline border-y py-4 wide:order-none wide:grid-cols-1 wide:gap-5 wide:border-y-0 wide:py-0 print:hidden">
              <div className="admin:hidden">
                <StateChoice enquiry={enquiry} />
              </div>
              <OutcomeChoice enquiry={enquiry} />
              <AssigneeChoice enquiry={enquiry} people={people} ownId={own.id} />
              <div className="col-span-2 empty:hidden admin:col-span-1">
                <SlaSteps enquiry={enquiry} now={now} />
              </div>
              <div className="col-span-2 admin:col-span-1">
                <FollowUpChoice enquiry={enquiry} now={now} />
              </div>
            </div>
          )}
          <div
            className={`order-4 wide:order-none print:order-1 ${isSpam ? '' : 'border-hairline border-t pt-4'}`}
          >
            <EnquiryFacts enquiry={enquiry} />
          </div>
        </section>
      </div>
    </article>
  );
}
