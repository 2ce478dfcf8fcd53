type Node = { '@type'?: unknown; [key: string]: unknown };

const text = 'text';
const thing = { name: text, url: text, description: text, image: text } as const;
const place = {
  ...thing,
  address: ['PostalAddress'],
  amenityFeature: ['LocationFeatureSpecification'],
  geo: ['GeoCoordinates'],
} as const;
const residence = { ...place, accommodationFloorPlan: ['FloorPlan'] } as const;

/** The part of schema.org that the site speaks: each type's properties, with a text or the types that may stand there. */
const vocabulary: Record<string, Record<string, typeof text | readonly string[]>> = {
  RealEstateAgent: {
    ...thing,
    logo: text,
    slogan: text,
    foundingDate: text,
    telephone: text,
    email: text,
    address: ['PostalAddress'],
    geo: ['GeoCoordinates'],
    areaServed: ['City'],
    openingHoursSpecification: ['OpeningHoursSpecification'],
    sameAs: text,
  },
  WebSite: thing,
  PostalAddress: {
    streetAddress: text,
    addressLocality: text,
    addressRegion: text,
    postalCode: text,
    addressCountry: text,
  },
  City: { name: text },
  OpeningHoursSpecification: { dayOfWeek: text, opens: text, closes: text },
  BreadcrumbList: { itemListElement: ['ListItem'] },
  ListItem: { position: text, name: text, item: text },
  FAQPage: { mainEntity: ['Question'] },
  Question: { name: text, acceptedAnswer: ['Answer'] },
  Answer: { text },
  RealEstateListing: {
    ...thing,
    datePosted: text,
    offers: ['Offer'],
    mainEntity: ['ApartmentComplex', 'Residence', 'Place'],
  },
  ApartmentComplex: residence,
  Residence: residence,
  Place: place,
  GeoCoordinates: { latitude: text, longitude: text },
  FloorPlan: {
    name: text,
    image: text,
    numberOfBedrooms: text,
    numberOfAvailableAccommodationUnits: text,
    floorSize: ['QuantitativeValue'],
  },
  Offer: { name: text, price: text, priceCurrency: text },
  QuantitativeValue: { value: text, minValue: text, maxValue: text, unitCode: text },
  LocationFeatureSpecification: { name: text, value: text },
  Person: { ...thing, jobTitle: text, worksFor: ['RealEstateAgent'] },
};

/** The structured data of a page, in the order in which it stands there. */
export function findJsonLd(html: string): Node[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json]) => JSON.parse(json ?? '') as Node);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Sentences about what schema.org does not know, or what stands in the wrong place. */
export function findMistakes(node: Node): string[] {
  const type = String(node['@type']);
  const properties = vocabulary[type];
  if (!properties) return [`${type} is no known type`];
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const expected = properties[name];
      if (!expected) return [`${type} has no ${name}`];
      return (Array.isArray(value) ? value : [value]).flatMap((one) =>
        findMistake(type, name, expected, one),
      );
    });
}

function findMistake(
  type: string,
  name: string,
  expected: string | readonly string[],
  one: unknown,
): string[] {
  if (expected === text) {
    return isNode(one) || one === '' || one === null ? [`${type}.${name} is no text`] : [];
  }
  if (!isNode(one)) return [`${type}.${name} is no ${expected}`];
  // A reference to a node that stands elsewhere.
  if (Object.keys(one).join() === '@id') return [];
  return expected.includes(String(one['@type'])) ? findMistakes(one) : [`${type}.${name} is no ${expected}`];
}
