import { callbackLocations } from '@/lib/content/forms';
import { site } from '@/lib/content/site';
import { toSummary } from './summary';

type Data = Record<string, unknown>;

type Contact = {
  phone: string;
  email: string;
  address: readonly string[];
  hours: readonly { days: string; opens: string | null; closes: string | null }[];
  social: readonly { href: string }[];
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** "Monday to Friday" as five names; days that are only listed, as they are listed. */
export function toWeekdays(text: string): string[] {
  const named = weekdays.filter((day) => text.toLowerCase().includes(day.toLowerCase().slice(0, 3)));
  const [first, last] = named;
  if (named.length !== 2 || !first || !last || !/\bto\b|[-–]/.test(text)) return named;
  return weekdays.slice(weekdays.indexOf(first), weekdays.indexOf(last) + 1);
}

const publisherId = (base: string) => `${base}/#organisation`;
const publisher = (base: string) => ({ '@id': publisherId(base) });

/** The builder, on every page. `base` is the site's address without a slash at its end. */
export function toOrganisationData(base: string, { phone, email, address, hours, social }: Contact): Data {
  return {
    '@type': 'RealEstateAgent',
    '@id': publisherId(base),
    name: site.name,
    url: base,
    logo: `${base}/brand/icon-512.png`,
    image: `${base}/share/home`,
    description: site.description,
    slogan: site.tagline,
    foundingDate: String(site.since),
    telephone: phone,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.slice(0, Math.max(1, address.length - 1)).join(', '),
      addressLocality: site.city,
      addressRegion: site.region,
      postalCode: site.postalCode,
      addressCountry: site.country,
    },
    areaServed: callbackLocations.map((name) => ({ '@type': 'City', name })),
    openingHoursSpecification: hours.flatMap(({ days, opens, closes }) =>
      opens && closes
        ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: toWeekdays(days), opens, closes }]
        : [],
    ),
    sameAs: social.map(({ href }) => href),
  };
}

type Step = { name: string; path: string };

/** The way from the home page to this one. */
export function toBreadcrumbData(base: string, steps: Step[]): Data {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path === '/' ? base : `${base}${path}`,
    })),
  };
}

export function toFaqData(faqs: readonly { question: string; answer: readonly string[] }[]): Data {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  };
}

type Place = {
  _id: string;
  name: string;
  description: string;
  category: string | null;
  location: string;
  amenities: readonly string[];
  images: readonly { url: string }[];
};

/** A home is a Residence, anything else a Place. */
export function toProjectData(base: string, project: Place): Data {
  const { _id, name, description, category, location, amenities, images } = project;
  const summary = toSummary(description);
  return {
    '@type': category === 'Commercial' ? 'Place' : 'Residence',
    '@id': `${base}/projects/${_id}#place`,
    name,
    url: `${base}/projects/${_id}`,
    ...(summary && { description: summary }),
    ...(images.length > 0 && { image: images.map(({ url }) => new URL(url, base).href) }),
    ...(location && {
      address: {
        '@type': 'PostalAddress',
        addressLocality: location,
        addressRegion: site.region,
        addressCountry: site.country,
      },
    }),
    ...(amenities.length > 0 && {
      amenityFeature: amenities.map((amenity) => ({
        '@type': 'LocationFeatureSpecification',
        name: amenity,
        value: true,
      })),
    }),
  };
}

type Member = { _id: string; name: string; position: string; bio: string; image: { url: string } | null };

export function toPersonData(base: string, { _id, name, position, bio, image }: Member): Data {
  const summary = toSummary(bio);
  return {
    '@type': 'Person',
    '@id': `${base}/board/${_id}#person`,
    name,
    url: `${base}/board/${_id}`,
    ...(position && { jobTitle: position }),
    ...(summary && { description: summary }),
    ...(image && { image: new URL(image.url, base).href }),
    worksFor: publisher(base),
  };
}
