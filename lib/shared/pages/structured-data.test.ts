import { describe, expect, it } from 'vitest';
import { site } from '@/lib/content/site';
import {
  toBreadcrumbData,
  toFaqData,
  toOrganisationData,
  toPersonData,
  toProjectData,
  toSiteData,
} from './structured-data';

const base = 'https://www.example.com';

describe('the builder', () => {
  const builder = {
    name: 'Sea Tower Homes',
    tagline: 'Built to last',
    since: 1995,
    description: 'Homes by the sea',
    logo: '/brand-icon/512',
  };
  const contact = {
    phone: '+91 824 000 0000',
    email: 'office@example.com',
    street: ['Sea House, 9th floor', 'Light House Hill Road'],
    city: 'Mangaluru',
    state: 'Karnataka',
    pin: '575002',
    place: '12.9141, 74.856',
    hours: [
      { days: 'Saturday', opens: '10:00', closes: '16:00' },
      { days: 'Sunday', opens: null, closes: null },
      { days: 'Monday', opens: '09:00', closes: null },
    ],
    social: [{ href: 'https://a.example/builder' }, { href: 'https://b.example/' }],
  };

  it('is told with its address, the towns it builds in, its open hours and its accounts', () => {
    expect(toOrganisationData(base, builder, contact)).toEqual({
      '@type': 'RealEstateAgent',
      '@id': 'https://www.example.com/#organisation',
      name: builder.name,
      url: 'https://www.example.com',
      logo: 'https://www.example.com/brand-icon/512',
      image: 'https://www.example.com/share/home',
      description: builder.description,
      slogan: builder.tagline,
      foundingDate: '1995',
      telephone: '+91 824 000 0000',
      email: 'office@example.com',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Sea House, 9th floor, Light House Hill Road',
        addressLocality: 'Mangaluru',
        addressRegion: 'Karnataka',
        postalCode: '575002',
        addressCountry: site.country,
      },
      geo: { '@type': 'GeoCoordinates', latitude: 12.9141, longitude: 74.856 },
      areaServed: [
        { '@type': 'City', name: 'Mangalore' },
        { '@type': 'City', name: 'Udupi' },
        { '@type': 'City', name: 'Puttur' },
      ],
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '10:00', closes: '16:00' },
      ],
      sameAs: ['https://a.example/builder'],
    });
  });

  it('stands nowhere on a map that nobody has said', () => {
    expect(toOrganisationData(base, builder, { ...contact, place: '' })).not.toHaveProperty('geo');
  });

  it('has no accounts while only their networks are named', () => {
    const social = [{ href: 'https://a.example/' }, { href: 'https://b.example' }];
    expect(toOrganisationData(base, builder, { ...contact, social })).not.toHaveProperty('sameAs');
  });

  it('says nothing of a city, a state or a PIN code that nobody has given', () => {
    const { address } = toOrganisationData(base, builder, { ...contact, city: '', state: '', pin: '' });
    expect(address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Sea House, 9th floor, Light House Hill Road',
      addressCountry: site.country,
    });
  });
});

describe('the pages', () => {
  it('say on the first of them how the site is called', () => {
    const site = { '@type': 'WebSite', name: 'Sea Tower Homes', url: base };
    expect(toSiteData(base, { name: 'Sea Tower Homes' })).toEqual(site);
  });

  it('tell the way from the home page', () => {
    const steps = [
      { name: 'Projects', path: '/projects' },
      { name: 'Crest', path: '/projects/1' },
    ];
    expect(toBreadcrumbData(base, steps)).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com' },
        { '@type': 'ListItem', position: 2, name: 'Projects', item: 'https://www.example.com/projects' },
        { '@type': 'ListItem', position: 3, name: 'Crest', item: 'https://www.example.com/projects/1' },
      ],
    });
  });

  it('tell each question with its whole answer', () => {
    expect(toFaqData([{ question: 'Loans?', answer: ['Yes.', 'Ask your bank.'] }])).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Loans?',
          acceptedAnswer: { '@type': 'Answer', text: 'Yes.\n\nAsk your bank.' },
        },
      ],
    });
  });
});

describe('a project', () => {
  const project = {
    slug: 'kadal-crest',
    name: 'Crest',
    description: '<p>By the <strong>sea</strong>.</p>',
    category: 'Residential',
    location: 'Kadri, Mangalore',
    price: '1,450–2,380',
    pin: '12.9141, 74.856',
    amenities: ['Pool', 'Gym'],
    images: [{ url: '/uploads/a/master.webp' }, { url: 'https://old.example.com/b.jpg' }],
    locationPicture: { url: '/uploads/m/master.webp' },
    unitTypes: [],
    createdAt: '2026-11-20T18:40:00.000Z',
  };
  const buildingOf = (changes: object) => toProjectData(base, { ...project, ...changes }).mainEntity;
  const planOf = (price: string) => buildingOf({ price });

  it('is a listing of flats, with their place, pictures, area and amenities', () => {
    expect(toProjectData(base, project)).toEqual({
      '@type': 'RealEstateListing',
      name: 'Crest',
      url: 'https://www.example.com/projects/kadal-crest',
      description: 'By the sea.',
      datePosted: '2026-11-20',
      mainEntity: {
        '@type': 'ApartmentComplex',
        name: 'Crest',
        image: ['https://www.example.com/uploads/a/master.webp', 'https://old.example.com/b.jpg'],
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Kadri, Mangalore',
          addressRegion: site.region,
          addressCountry: site.country,
        },
        hasMap: 'https://www.example.com/uploads/m/master.webp',
        geo: { '@type': 'GeoCoordinates', latitude: 12.9141, longitude: 74.856 },
        accommodationFloorPlan: {
          '@type': 'FloorPlan',
          floorSize: { '@type': 'QuantitativeValue', minValue: 1450, maxValue: 2380, unitCode: 'FTK' },
        },
        amenityFeature: [
          { '@type': 'LocationFeatureSpecification', name: 'Pool', value: true },
          { '@type': 'LocationFeatureSpecification', name: 'Gym', value: true },
        ],
      },
    });
  });

  it('says the area as one figure or as a span, in square feet alone', () => {
    expect(planOf('5,200')).toHaveProperty('accommodationFloorPlan.floorSize.value', 5200);
    expect(planOf('1,050–1,620 sqft')).toHaveProperty('accommodationFloorPlan.floorSize.maxValue', 1620);
    for (const price of ['', 'On request', '483 sq m', '2 acres', '1,200, 1,400 and 1,600'])
      expect(planOf(price)).not.toHaveProperty('accommodationFloorPlan');
  });

  it('says of each kind of home its bedrooms and carpet area, and offers what has a price and is free', () => {
    const home = { name: 'Type A', bhk: 2, carpetArea: 79.2, priceFrom: 6_490_000, freeCount: 3, plans: [] };
    const unitTypes = [
      { ...home, plans: [{ url: '/uploads/a/master.webp' }] },
      { ...home, name: 'Type B', priceFrom: null, freeCount: null },
      { ...home, name: 'Type C', freeCount: 0 },
    ];
    const data = toProjectData(base, { ...project, unitTypes });
    expect(data.offers).toEqual([
      { '@type': 'Offer', name: 'Type A', price: 6_490_000, priceCurrency: 'INR' },
    ]);
    const area = { '@type': 'QuantitativeValue', value: 79.2, unitCode: 'MTK' };
    const plan = { '@type': 'FloorPlan', numberOfBedrooms: 2, floorSize: area };
    expect(data.mainEntity).toHaveProperty('accommodationFloorPlan', [
      {
        ...plan,
        name: 'Type A',
        numberOfAvailableAccommodationUnits: 3,
        image: [`${base}/uploads/a/master.webp`],
      },
      { ...plan, name: 'Type B' },
      { ...plan, name: 'Type C', numberOfAvailableAccommodationUnits: 0 },
    ]);
  });

  it('is a home or a place by its category, and says nothing of what it lacks', () => {
    const bare = {
      description: '',
      location: '',
      price: '',
      pin: '',
      amenities: [],
      images: [],
      locationPicture: null,
    };
    expect(toProjectData(base, { ...project, ...bare, category: 'Commercial' })).toEqual({
      '@type': 'RealEstateListing',
      name: 'Crest',
      url: 'https://www.example.com/projects/kadal-crest',
      datePosted: '2026-11-20',
      mainEntity: { '@type': 'Place', name: 'Crest' },
    });
    expect(buildingOf({ category: 'Commercial' })).not.toHaveProperty('accommodationFloorPlan');
    expect(buildingOf({ category: 'Luxury villa' })).toHaveProperty('@type', 'Residence');
    expect(buildingOf({ category: null })).toHaveProperty('@type', 'Residence');
  });
});

describe('a director', () => {
  const member = {
    _id: 'd1',
    name: 'Asha Rao',
    position: 'Chair',
    bio: '<p>Builds.</p>',
    image: { url: '/uploads/c/master.webp' },
  };

  it('is a person who works for the builder', () => {
    expect(toPersonData(base, member)).toEqual({
      '@type': 'Person',
      '@id': 'https://www.example.com/board/d1#person',
      name: 'Asha Rao',
      url: 'https://www.example.com/board/d1',
      jobTitle: 'Chair',
      description: 'Builds.',
      image: 'https://www.example.com/uploads/c/master.webp',
      worksFor: { '@id': 'https://www.example.com/#organisation' },
    });
  });

  it('says nothing of what they lack', () => {
    expect(Object.keys(toPersonData(base, { ...member, position: '', bio: '<p></p>', image: null }))).toEqual(
      ['@type', '@id', 'name', 'url', 'worksFor'],
    );
  });
});
