'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { type ComponentType, useState } from 'react';
import { Drafts } from '@/components/admin/drafts/drafts';
import { useFocusAfterRefresh } from '@/components/admin/records/use-focus-after-refresh';
import { Moment } from '@/components/admin/ui/moment';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { IntentLink } from '@/components/shared/intent-link';
import type { DraftEntry, OpenDraft } from '@/lib/domain/drafts/dto';
import type { DraftSetting, Setting } from '@/lib/domain/settings/dto';
import type { SettingPart } from '@/lib/domain/settings/schema';
import {
  listChangedBrandPlaces,
  listChangedPlaces,
  type NamingTexts,
} from '@/lib/shared/settings/changed-places';
import { draftKind, type FormPart, titleId } from './setting-parts';
import type { PartProps, SettingContext } from './use-setting-form';

const Waiting = () => (
  <div aria-busy="true" className="h-[420px] max-w-[760px] rounded-[3px] border border-hairline bg-field" />
);
// In separate files, so that one part does not load the forms of the others.
const forms: { [P in SettingPart]: ComponentType<PartProps<P>> } = {
  contact: dynamic<PartProps<'contact'>>(async () => (await import('./contact-part')).ContactPart, {
    ssr: false,
    loading: Waiting,
  }),
  identity: dynamic<PartProps<'identity'>>(async () => (await import('./identity-part')).IdentityPart, {
    ssr: false,
    loading: Waiting,
  }),
  responder: dynamic<PartProps<'responder'>>(async () => (await import('./responder-part')).ResponderPart, {
    ssr: false,
    loading: Waiting,
  }),
  leads: dynamic(async () => (await import('./leads-part')).LeadsPart, { ssr: false, loading: Waiting }),
  clock: dynamic(async () => (await import('./clock-part')).ClockPart, { ssr: false, loading: Waiting }),
  answers: dynamic(async () => (await import('./answers-part')).AnswersPart, {
    ssr: false,
    loading: Waiting,
  }),
  home: dynamic(async () => (await import('./home-part')).HomePart, { ssr: false, loading: Waiting }),
  story: dynamic(async () => (await import('./story-part')).StoryPart, { ssr: false, loading: Waiting }),
  search: dynamic(async () => (await import('./search-part')).SearchPart, { ssr: false, loading: Waiting }),
  faqs: dynamic(async () => (await import('./faqs-part')).FaqsPart, { ssr: false, loading: Waiting }),
  forms: dynamic(async () => (await import('./forms-part')).FormsPart, { ssr: false, loading: Waiting }),
  retention: dynamic(async () => (await import('./retention-part')).RetentionPart, {
    ssr: false,
    loading: Waiting,
  }),
  advertising: dynamic(async () => (await import('./advertising-part')).AdvertisingPart, {
    ssr: false,
    loading: Waiting,
  }),
  privacy: dynamic<PartProps<'privacy'>>(async () => (await import('./legal-part')).LegalPart, {
    ssr: false,
    loading: Waiting,
  }),
  terms: dynamic<PartProps<'terms'>>(async () => (await import('./legal-part')).LegalPart, {
    ssr: false,
    loading: Waiting,
  }),
};

type SettingsScreenProps = {
  part: SettingPart;
  parts: Pick<FormPart, 'part' | 'name'>[];
  texts: NamingTexts;
  drafts: DraftEntry[];
  draft: OpenDraft<DraftSetting> | null;
  scheduleHint: string;
  backedUpAt: string | null | undefined;
  context: SettingContext;
};

const isOf = <P extends SettingPart>(setting: Setting, part: P): setting is Setting<P> =>
  setting.part === part;

function listPlaces(before: Setting, after: Setting, texts: NamingTexts): string[] {
  if (isOf(before, 'identity') && isOf(after, 'identity'))
    return listChangedBrandPlaces(before.value, after.value, texts);
  if (isOf(before, 'contact') && isOf(after, 'contact'))
    return listChangedPlaces(before.value, after.value, texts);
  return [];
}

const bringIntoView = (link: HTMLAnchorElement | null) =>
  link?.scrollIntoView({ inline: 'center', block: 'nearest' });

export function SettingsScreen(props: SettingsScreenProps) {
  const { part, parts, texts, drafts, draft, scheduleHint, backedUpAt, context } = props;
  const record = context.settings[part];
  const router = useRouter();
  const focusAfterRefresh = useFocusAfterRefresh(drafts);
  const [news, setNews] = useState('');
  const refresh = (text: string) => {
    setNews(text);
    focusAfterRefresh(titleId);
    router.refresh();
  };
  const name = parts.find((each) => each.part === part)?.name;
  const onSaved = (saved: Setting) => {
    const places = record ? listPlaces(record, saved, texts) : [];
    const shown = places.length > 0 ? ` Shown on: ${places.join(', ')}.` : '';
    refresh(`${name}: saved${part === 'answers' || part === 'clock' ? '' : ', and on the website'}.${shown}`);
  };
  const Form = forms[part] as ComponentType<PartProps<SettingPart>>;
  const lastBackup = backedUpAt ? (
    <>
      Last backup: <Moment at={backedUpAt} />
    </>
  ) : (
    backedUpAt === null && 'No backup yet'
  );
  // A new version remounts the form with the saved values.
  const key = [part, record?.version, draft?._id, draft?.version].join('-');
  return (
    <PageBody>
      <PageHead title="Settings" note={lastBackup} />
      {lastBackup && <p className="mt-4 text-stone admin:hidden">{lastBackup}</p>}
      <nav aria-label="Parts of the settings" className="mt-4 border-line border-b">
        <ul className="-mb-px flex gap-1 overflow-x-auto">
          {parts.map((each) => (
            <li key={each.part}>
              <IntentLink
                href={`/admin/settings?part=${each.part}`}
                aria-current={each.part === part ? 'page' : undefined}
                ref={each.part === part ? bringIntoView : undefined}
                onClick={() => setNews('')}
                className={`ring-inside flex h-11 items-center whitespace-nowrap border-b-2 px-3 admin:h-9 ${each.part === part ? 'border-terra font-semibold' : 'border-transparent text-ink-2 hover:text-ink'}`}
              >
                {each.name}
                {drafts.some(({ recordId }) => recordId === each.part) && (
                  <span className="ml-2 rounded-[2px] bg-ink px-1.5 py-0.5 font-[550] text-[12px] text-white leading-4">
                    Draft
                  </span>
                )}
              </IntentLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 flex max-w-[760px] flex-col gap-4">
        <p role="status" className="rounded-[2px] bg-success-tint px-3.5 py-2 text-success empty:hidden">
          {news}
        </p>
        <Drafts
          key={part}
          kind={draftKind}
          drafts={drafts.filter(({ recordId }) => recordId === part)}
          subjectOf={() => 'Changes to this part'}
          scheduleHint={scheduleHint}
        />
        {record && (
          <Form
            key={key}
            record={record}
            draft={draft}
            onSaved={onSaved}
            onDraftSaved={() => refresh('')}
            onDecided={refresh}
            context={context}
          />
        )}
      </div>
    </PageBody>
  );
}
