import { aboutContent, storyContent } from '@/lib/content/about';
import { faqs } from '@/lib/content/faqs';
import { homeContent } from '@/lib/content/home';
import { type LegalPage, privacy, terms } from '@/lib/content/legal';
import { readyAnswers } from '@/lib/content/ready-answers';
import { retention } from '@/lib/content/retention';
import { site } from '@/lib/content/site';
import { defaultIdentity } from '@/lib/shared/identity';
import { type SettingPart, type SettingValue, settingSchemas } from './schema';

const withoutDate = ({ updated: _, ...page }: LegalPage) => page;

/** The defaults of the product, until a part is saved. */
export const settingDefaults: { [P in SettingPart]: SettingValue<P> } = {
  identity: defaultIdentity,
  contact: {
    phone: site.phone,
    email: site.email,
    address: [...site.address],
    city: site.city,
    state: site.region,
    pin: site.pin,
    hours: site.hours.map((each) => ({ ...each })),
    social: site.social.map((each) => ({ ...each })),
    registeredName: '',
    grievanceContact: '',
  },
  responder: { name: '', role: '', picture: null },
  leads: { recipients: [] },
  answers: { answers: readyAnswers.map((each) => ({ ...each })) },
  home: { statement: homeContent.statement, about: homeContent.about },
  story: {
    statement: aboutContent.statement,
    lead: storyContent.lead,
    chapters: storyContent.chapters.map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: [...paragraphs],
    })),
  },
  search: settingSchemas.search.parse({}),
  faqs,
  retention: { months: retention.months },
  privacy: withoutDate(privacy),
  terms: withoutDate(terms),
};
