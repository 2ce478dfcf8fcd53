'use client';

import {
  Ban,
  Check,
  ChevronRight,
  CopyCheck,
  FlaskConical,
  Hourglass,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Moment } from '@/components/admin/ui/moment';
import { IntentLink } from '@/components/shared/intent-link';
import { salesHome } from '@/lib/content/nav';
import { bodyStates } from '@/lib/content/sources/screen';
import type { FilterOptions } from '@/lib/domain/enquiries/inbox/dto';
import type { SourcePayload, SourcePayloadState } from '@/lib/domain/sources/dto';
import { BodyFields } from './body-fields';
import { HandForm } from './hand-form';
import { SetAside } from './set-aside';

const looks: Record<SourcePayloadState, { icon: LucideIcon; color: string }> = {
  enquiry: { icon: Check, color: 'text-success' },
  repeated: { icon: CopyCheck, color: 'text-ink-2' },
  test: { icon: FlaskConical, color: 'text-ink-2' },
  waiting: { icon: Hourglass, color: 'text-ink-2' },
  aside: { icon: Ban, color: 'text-ink-2' },
  unread: { icon: TriangleAlert, color: 'text-warning' },
};

function BodyState({ state }: { state: SourcePayloadState }) {
  const { icon: Icon, color } = looks[state];
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap font-semibold">
      <Icon size={15} strokeWidth={1.8} aria-hidden="true" className={`shrink-0 ${color}`} />
      {bodyStates[state]}
    </span>
  );
}

type BodyItemProps = { body: SourcePayload; projects: FilterOptions['allProjects'] };

function SentText({ fields, text, wholePath }: Pick<SourcePayload, 'fields' | 'text' | 'wholePath'>) {
  return (
    <div className="grid min-w-0 gap-3">
      {fields.length > 0 && <BodyFields fields={fields} />}
      <div>
        <p className="text-[13px] text-stone">Original message</p>
        <pre className="mt-1 max-h-72 overflow-y-auto whitespace-pre-wrap rounded-[2px] border border-hairline bg-paper p-3 font-mono text-[12.5px] leading-[18px] wrap-anywhere">
          {text}
          {wholePath && ' …'}
        </pre>
        {wholePath && (
          <a
            href={wholePath}
            target="_blank"
            rel="noreferrer"
            className="mt-1 inline-flex min-h-11 items-center font-semibold text-terra-deep underline underline-offset-2"
          >
            Open the whole message in a new tab
          </a>
        )}
      </div>
    </div>
  );
}

export function BodyItem({ body, projects }: BodyItemProps) {
  const { _id, receivedAt, state, outcome, enquiryId, fields, text, wholePath, found } = body;
  const router = useRouter();
  const summary = useRef<HTMLElement>(null);
  // The form looks up the contact, so it renders only when opened.
  const [isOpen, setIsOpen] = useState(false);
  // The pressed button disappears.
  const focusSummary = () => summary.current?.focus();
  return (
    <li className="relative border-hairline border-t first:border-t-0">
      <details className="group" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary
          ref={summary}
          className={`ring-inside flex min-h-12 list-none flex-wrap items-center gap-x-3 py-2 pl-4 hover:bg-sand/50 admin:pl-5 [&::-webkit-details-marker]:hidden ${enquiryId ? 'pr-20' : 'pr-4'}`}
        >
          <ChevronRight
            size={15}
            strokeWidth={1.6}
            aria-hidden="true"
            className="shrink-0 group-open:rotate-90"
          />
          <span className="w-[136px] shrink-0">
            <BodyState state={state} />
          </span>
          <Moment at={receivedAt} className="shrink-0 text-stone" />
          <span className="min-w-0 flex-1 basis-40 text-ink-2 wrap-anywhere">{outcome}</span>
        </summary>
        <div
          className={`grid items-start gap-4 px-4 pt-1 pb-4 admin:px-5 ${found ? 'xl:grid-cols-[minmax(0,1fr)_minmax(0,380px)]' : ''}`}
        >
          <SentText fields={fields} text={text} wholePath={wholePath} />
          {isOpen && found && (
            <HandForm bodyId={_id} found={found} projects={projects} onDone={focusSummary} />
          )}
          {state === 'aside' && (
            <div>
              <SetAside
                bodyId={_id}
                isAside={false}
                onDone={() => {
                  focusSummary();
                  router.refresh();
                }}
              />
            </div>
          )}
        </div>
      </details>
      {enquiryId && (
        <IntentLink
          href={`${salesHome}/${enquiryId}`}
          className="absolute top-0.5 right-2 inline-flex h-11 items-center px-2 font-semibold text-terra-deep underline underline-offset-2"
        >
          Open
          <span className="sr-only">
            {' '}
            the enquiry of <Moment at={receivedAt} />
          </span>
        </IntentLink>
      )}
    </li>
  );
}
