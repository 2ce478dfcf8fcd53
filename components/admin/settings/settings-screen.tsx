'use client';

import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type ComponentProps, useState } from 'react';
import { PageBody, PageHead } from '@/components/admin/chrome/page-head';
import { Drafts } from '@/components/admin/drafts/drafts';
import { useFocusAfterRefresh } from '@/components/admin/records/use-focus-after-refresh';
import { Moment } from '@/components/admin/ui/moment';
import type { Facts } from '@/lib/content/facts';
import type { DraftEntry, OpenDraft } from '@/lib/domain/drafts/dto';
import type { DraftPart, DraftSetting, OfferedLegal, OwnSettings, Setting } from '@/lib/domain/settings/dto';
import type { SettingPart } from '@/lib/domain/settings/schema';
import { listChangedBrandPlaces, listChangedPlaces } from '@/lib/shared/changed-places';
import { listPlaceholders } from '@/lib/shared/placeholders';
import { listTexts } from '@/lib/shared/texts';
import { draftKind, partNames, titleId } from './setting-parts';

const Waiting = () => (
  <div aria-busy="true" className="h-[420px] max-w-[760px] rounded-[3px] border border-hairline bg-field" />
);
// Each in a file of its own: a part is opened without the forms of the others.
const IdentityPart = dynamic(async () => (await import('./identity-part')).IdentityPart, {
  ssr: false,
  loading: Waiting,
});
const ContactPart = dynamic(async () => (await import('./contact-part')).ContactPart, {
  ssr: false,
  loading: Waiting,
});
const ResponderPart = dynamic(async () => (await import('./responder-part')).ResponderPart, {
  ssr: false,
  loading: Waiting,
});
const LeadsPart = dynamic(async () => (await import('./leads-part')).LeadsPart, {
  ssr: false,
  loading: Waiting,
});
const AnswersPart = dynamic(async () => (await import('./answers-part')).AnswersPart, {
  ssr: false,
  loading: Waiting,
});
const FaqsPart = dynamic(async () => (await import('./faqs-part')).FaqsPart, {
  ssr: false,
  loading: Waiting,
});
const HomePart = dynamic(async () => (await import('./home-part')).HomePart, {
  ssr: false,
  loading: Waiting,
});
const StoryPart = dynamic(async () => (await import('./story-part')).StoryPart, {
  ssr: false,
  loading: Waiting,
});
const SearchPart = dynamic(async () => (await import('./search-part')).SearchPart, {
  ssr: false,
  loading: Waiting,
});
const RetentionPart = dynamic(async () => (await import('./retention-part')).RetentionPart, {
  ssr: false,
  loading: Waiting,
});
const LegalPart = dynamic(async () => (await import('./legal-part')).LegalPart, {
  ssr: false,
  loading: Waiting,
});

type SettingsScreenProps = {
  part: SettingPart;
  /** Those that the role may change. */
  settings: OwnSettings;
  /** What of them is written and not published. */
  drafts: DraftEntry[];
  /** That of the part. */
  draft: OpenDraft<DraftSetting> | null;
  /** How late what is scheduled may be. */
  scheduleHint: string;
  /** What texts may name. */
  facts: Facts;
  /** Words that an update has brought for the legal texts. */
  offered: OfferedLegal;
  /** When the last backup was made; null before the first, and absent where that is not told. */
  backedUpAt: string | null | undefined;
  /** What stands in a search while the office has chosen nothing. */
  searchResults: Pick<ComponentProps<typeof SearchPart>, 'defaults' | 'origin' | 'brand'>;
};

/** On a phone the row of parts is wider than the screen. */
const bringIntoView = (link: HTMLAnchorElement | null) =>
  link?.scrollIntoView({ inline: 'center', block: 'nearest' });

/** What can be edited of the site itself, a part at a time. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { part, settings, drafts, draft, scheduleHint, facts, offered, backedUpAt, searchResults } = props;
  const router = useRouter();
  const focusAfterRefresh = useFocusAfterRefresh(drafts);
  const [news, setNews] = useState('');
  const refresh = (text: string) => {
    setNews(text);
    focusAfterRefresh(titleId);
    router.refresh();
  };
  const onSaved = (places: string[] = []) => {
    const shown = places.length > 0 ? ` Shown on: ${places.join(', ')}.` : '';
    refresh(`${partNames[part]}: saved${part === 'answers' ? '' : ', and on the website'}.${shown}`);
  };
  const opened = <P extends DraftPart>(setting: Setting<P>) => ({
    record: setting,
    // It is the draft of the part that is shown.
    draft: draft as OpenDraft<Setting<P>> | null,
    onSaved: () => onSaved(),
    onDraftSaved: () => refresh(''),
  });
  const { identity, contact, responder, leads, answers, privacy, terms, faqs, retention } = settings;
  const texts = {
    privacy: privacy.value,
    terms: terms.value,
    faqs: faqs.value,
    home: settings.home.value,
    story: settings.story.value,
    answers: answers?.value,
  };
  const onBrandSaved = ({ value }: Setting<'identity'>) =>
    onSaved(identity && listChangedBrandPlaces(identity.value, value, texts));
  const onContactSaved = ({ value }: Setting<'contact'>) =>
    onSaved(contact && listChangedPlaces(contact.value, value, texts));
  const namesRetention = listTexts(privacy.value).some(({ text }) =>
    listPlaceholders(text).includes('months kept'),
  );
  const lastBackup = backedUpAt ? (
    <>
      Last backup: <Moment at={backedUpAt} />
    </>
  ) : (
    backedUpAt === null && 'No backup yet'
  );
  // A save makes a new version, of the part or of its draft, and the form starts again from it.
  const key = [part, settings[part]?.version, draft?._id, draft?.version].join('-');
  return (
    <PageBody>
      <PageHead title="Settings" note={lastBackup} />
      {/* The bar of a phone has no room for it. */}
      {lastBackup && <p className="mt-4 text-stone admin:hidden">{lastBackup}</p>}
      <nav aria-label="Parts of the settings" className="mt-4 border-line border-b">
        <ul className="-mb-px flex gap-1 overflow-x-auto">
          {(Object.keys(settings) as SettingPart[]).map((name) => (
            <li key={name}>
              <Link
                href={`/admin/settings?part=${name}`}
                aria-current={name === part ? 'page' : undefined}
                ref={name === part ? bringIntoView : undefined}
                onClick={() => setNews('')}
                className={`ring-inside flex h-11 items-center whitespace-nowrap border-b-2 px-3 admin:h-9 ${name === part ? 'border-terra font-semibold' : 'border-transparent text-ink-2 hover:text-ink'}`}
              >
                {partNames[name]}
                {drafts.some(({ recordId }) => recordId === name) && (
                  <span className="ml-2 rounded-[2px] bg-ink px-1.5 py-0.5 font-[550] text-[12px] text-white leading-4">
                    Draft
                  </span>
                )}
              </Link>
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
        {part === 'identity' && identity && (
          <IdentityPart key={key} {...opened(identity)} onSaved={onBrandSaved} />
        )}
        {part === 'contact' && contact && (
          <ContactPart key={key} {...opened(contact)} onSaved={onContactSaved} />
        )}
        {part === 'leads' && leads && <LeadsPart key={key} record={leads} onSaved={() => onSaved()} />}
        {part === 'answers' && answers && (
          <AnswersPart key={key} record={answers} onSaved={() => onSaved()} facts={facts} />
        )}
        {part === 'faqs' && <FaqsPart key={key} {...opened(faqs)} facts={facts} />}
        {part === 'responder' && <ResponderPart key={key} {...opened(responder)} />}
        {part === 'home' && <HomePart key={key} {...opened(settings.home)} facts={facts} />}
        {part === 'story' && <StoryPart key={key} {...opened(settings.story)} facts={facts} />}
        {part === 'search' && <SearchPart key={key} {...opened(settings.search)} {...searchResults} />}
        {part === 'retention' && retention && (
          <RetentionPart key={key} record={retention} onSaved={() => onSaved()} isNamed={namesRetention} />
        )}
        {(part === 'privacy' || part === 'terms') && (
          <LegalPart
            key={key}
            {...opened<'privacy' | 'terms'>(settings[part])}
            facts={facts}
            offered={offered[part]}
            onDecided={refresh}
          />
        )}
      </div>
    </PageBody>
  );
}
