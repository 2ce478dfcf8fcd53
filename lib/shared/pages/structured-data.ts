import { callbackLocations } from '@/lib/content/enquiries/forms';
import { site } from '@/lib/content/site';
import type { Identity } from '../brand/identity';
import { parsePin } from '../map-pin';
import { formatArea } from '../numbers/format';
import { toSummary } from '../summary';
import { toWeekdays } from '../time/weekdays';

type Data = Record<string, unknown>;

type Contact = {
  phone: string;
  email: string;
  street: readonly string[];
  city: string;
  state: string;
  pin: string;
  place: string;
  hours: readonly { days: string; opens: string | null; closes: string | null }[];
  social: readonly { href: string }[];
};

const publisherId = (base: string) => `${base}/#organisation`;
const publisher = (base: string) => ({ '@id': publisherId(base) });

const isAccount = ({ href }: { href: string }) => new URL(href).pathname !== '/';

type Organisation = Pick<Identity, 'name' | 'tagline' | 'since'> & { description: string; logo: string };

export function toOrganisationData(base: string, builder: Organisation, contact: Contact): Data {
  const { name, tagline, since, description, logo } = builder;
  const { phone, email, street, city, state, pin, hours, social } = contact;
  const place = parsePin(contact.place);
  const accounts = social.filter(isAccount);
  return {
    '@type': 'RealEstateAgent',
    '@id': publisherId(base),
    name,
    url: base,
    logo: base + logo,
    image: `${base}/share/home`,
    description,
    ...(tagline && { slogan: tagline }),
    foundingDate: String(since),
    telephone: phone,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street.join(', '),
      ...(city && { addressLocality: city }),
      ...(state && { addressRegion: state }),
      ...(pin && { postalCode: pin }),
      addressCountry: site.country,
    },
    ...(place && { geo: { '@type': 'GeoCoordinates', ...place } }),
    areaServed: callbackLocations.map((name) => ({ '@type': 'City', name })),
    openingHoursSpecification: hours.flatMap(({ days, opens, closes }) =>
      opens && closes
        ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: toWeekdays(days), opens, closes }]
        : [],
    ),
    ...(accounts.length > 0 && { sameAs: accounts.map(({ href }) => href) }),
  };
}

/** Searches look for the name of the site on the first page only. */
export const toSiteData = (base: string, { name }: Pick<Identity, 'name'>): Data => ({
  '@type': 'WebSite',
  name,
  url: base,
});

type Step = { name: string; path: string };

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

type Home = {
  name: string;
  bhk: number | null;
  carpetArea: number | null;
  priceFrom: number | null;
  freeCount: number | null;
  plans: readonly { url: string }[];
};

type Place = {
  slug: string;
  name: string;
  description: string;
  category: string | null;
  location: string;
  price: string;
  pin: string;
  amenities: readonly string[];
  images: readonly { url: string }[];
  locationPicture: { url: string } | null;
  unitTypes: readonly Home[];
  createdAt: string;
};

const types: Record<string, string> = { Residential: 'ApartmentComplex', Commercial: 'Place' };

function toFloorSize(price: string): Data | null {
  const text = formatArea(price);
  const figures = (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((figure) =>
    Number(figure.replaceAll(',', '')),
  );
  const [first, last = first] = figures;
  if (!/sq\.?\s*ft\.?$/i.test(text) || figures.length > 2 || first === undefined) return null;
  const size = first === last ? { value: first } : { minValue: first, maxValue: last };
  // FTK is the square foot of UN/CEFACT.
  return { '@type': 'QuantitativeValue', ...size, unitCode: 'FTK' };
}

const toFloorPlan = (base: string, { name, bhk, carpetArea, freeCount, plans }: Home): Data => ({
  '@type': 'FloorPlan',
  name,
  ...(bhk && { numberOfBedrooms: bhk }),
  // MTK is the square metre of UN/CEFACT.
  ...(carpetArea && { floorSize: { '@type': 'QuantitativeValue', value: carpetArea, unitCode: 'MTK' } }),
  ...(freeCount !== null && { numberOfAvailableAccommodationUnits: freeCount }),
  ...(plans.length > 0 && { image: plans.map(({ url }) => new URL(url, base).href) }),
});

const toOffers = ({ name, priceFrom, freeCount }: Home): Data[] =>
  priceFrom && freeCount !== 0 ? [{ '@type': 'Offer', name, price: priceFrom, priceCurrency: 'INR' }] : [];

function toBuildingData(base: string, project: Place): Data {
  const { name, category, location, price, amenities, images, locationPicture, unitTypes } = project;
  const type = types[category ?? ''] ?? 'Residence';
  const pin = parsePin(project.pin);
  const floorSize = toFloorSize(price);
  const plans =
    unitTypes.length > 0
      ? unitTypes.map((home) => toFloorPlan(base, home))
      : floorSize && { '@type': 'FloorPlan', floorSize };
  return {
    '@type': type,
    name,
    ...(images.length > 0 && { image: images.map(({ url }) => new URL(url, base).href) }),
    ...(location && {
      address: {
        '@type': 'PostalAddress',
        addressLocality: location,
        addressRegion: site.region,
        addressCountry: site.country,
      },
    }),
    ...(locationPicture && { hasMap: new URL(locationPicture.url, base).href }),
    ...(pin && { geo: { '@type': 'GeoCoordinates', ...pin } }),
    ...(type !== 'Place' && plans && { accommodationFloorPlan: plans }),
    ...(amenities.length > 0 && {
      amenityFeature: amenities.map((amenity) => ({
        '@type': 'LocationFeatureSpecification',
        name: amenity,
        value: true,
      })),
    }),
  };
}

export function toProjectData(base: string, project: Place): Data {
  const { slug, name, description, createdAt } = project;
  const summary = toSummary(description);
  const offers = project.unitTypes.flatMap(toOffers);
  return {
    '@type': 'RealEstateListing',
    name,
    url: `${base}/projects/${slug}`,
    ...(summary && { description: summary }),
    datePosted: createdAt.slice(0, 10),
    ...(offers.length > 0 && { offers }),
    mainEntity: toBuildingData(base, project),
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
