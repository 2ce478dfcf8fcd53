import type { ReactElement } from 'react';
import { readAboutRecords } from '@/app/(site)/aboutclick/read-about';
import { readHomeRecords } from '@/app/(site)/read-home';
import { AboutScreen } from '@/components/site/about/about-screen';
import { Story } from '@/components/site/about/story';
import { CallToAction } from '@/components/site/chrome/call-to-action';
import { SearchResults } from '@/components/site/chrome/search-results';
import { ContactScreen } from '@/components/site/contact/contact-screen';
import { FaqsScreen } from '@/components/site/faqs/faqs-screen';
import { HomeScreen } from '@/components/site/home/home-screen';
import { LegalScreen } from '@/components/site/legal/legal-screen';
import { searchPages } from '@/lib/content/search-results';
import type { Setting, ShownSettings } from '@/lib/domain/settings/dto';
import { toSearchWords } from '@/lib/domain/settings/page-metadata';
import { findShownResponder } from '@/lib/domain/settings/queries';
import type { PublicPart } from '@/lib/domain/settings/schema';
import { toFaqs, toResponder } from '@/lib/domain/settings/shown';
import { env } from '@/lib/server/env';
import { toSearchResult } from '@/lib/shared/search-result';
import { fillTexts } from '@/lib/shared/settings/placeholders';
import { toDay } from '@/lib/shared/time/local-day';
import { aboutPage } from './setting-pages';

export type ShownSetting = { [P in PublicPart]: Setting<P> }[PublicPart];

type SettingScreenProps = {
  setting: ShownSetting;
  settings: ShownSettings;
  page: string | undefined;
};

/** What the page of the part would show, by its own components. */
export async function SettingScreen({ setting, settings, page }: SettingScreenProps): Promise<ReactElement> {
  const { identity, pictures, contact, words, facts } = settings;
  switch (setting.part) {
    case 'contact':
      return (
        <ContactScreen
          contact={contact}
          responder={await findShownResponder()}
          picture={pictures.contactPicture}
        />
      );
    case 'responder':
      return (
        <ContactScreen contact={contact} responder={toResponder(setting)} picture={pictures.contactPicture} />
      );
    // On every page; the first stands for all.
    case 'identity':
    case 'home':
      return <HomeScreen settings={settings} records={await readHomeRecords()} />;
    case 'story':
      if (page === aboutPage)
        return <AboutScreen words={words.story} records={await readAboutRecords()} pictures={pictures} />;
      return (
        <>
          <Story words={words.story} since={identity.since} picture={pictures.storyPicture} />
          <CallToAction page="story" picture={pictures.callPicture} />
        </>
      );
    case 'search': {
      const site = { origin: new URL(env.SITE_URL).origin, brand: identity.name };
      return (
        <SearchResults
          results={searchPages.map((each) => toSearchResult(toSearchWords(settings, each), site))}
        />
      );
    }
    case 'faqs':
      return <FaqsScreen faqs={toFaqs(setting, facts)} callPicture={pictures.callPicture} />;
    case 'privacy':
    case 'terms': {
      // As if it were published now.
      const updated = toDay(new Date().toISOString());
      return <LegalScreen page={{ ...fillTexts(setting.value, facts), updated }} />;
    }
  }
}
