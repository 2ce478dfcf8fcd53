import { faqs } from '@/lib/content/faqs';
import { type LegalPage, privacy, terms } from '@/lib/content/legal';
import { retention } from '@/lib/content/retention';
import { site } from '@/lib/content/site';
import type { SettingPart, SettingValue } from './schema';

const withoutDate = ({ updated: _, ...page }: LegalPage) => page;

/** The defaults of the product, until a part is saved. */
export const settingDefaults: { [P in SettingPart]: SettingValue<P> } = {
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
  faqs,
  retention: { months: retention.months },
  privacy: withoutDate(privacy),
  terms: withoutDate(terms),
};
