import { expect, test } from 'vitest';
import { interestNames } from '@/lib/content/enquiries/contact';
import { callbackLocations, callbackSources, interests, propertyTypes } from '@/lib/content/enquiries/forms';
import { plainForms } from '@/lib/content/enquiries/plain-forms';
import { faqs } from '@/lib/content/pages/faqs';
import { counterLabels } from '@/lib/content/pages/home';
import { amenities, projectCategories, projectStatuses } from '@/lib/content/projects/projects';
import { statusNames } from '@/lib/content/projects/projects-pages';

test('an enquiry offers five interests, of which the first is general', () => {
  expect(interests).toEqual(['general', 'residential', 'commercial', 'luxury', 'investment']);
  expect(Object.entries(interestNames)).toEqual([
    ['general', 'General'],
    ['residential', 'Residential'],
    ['commercial', 'Commercial'],
    ['luxury', 'Luxury'],
    ['investment', 'Investment'],
  ]);
});

test('a callback offers three places, three kinds of property and three sources', () => {
  expect(callbackLocations).toEqual(['Mangalore', 'Udupi', 'Puttur']);
  expect(propertyTypes).toEqual(['Apartment', 'Villa', 'Plot']);
  expect(callbackSources).toEqual(['Website', 'Google', 'Referral']);
});

test('the forms have the fields of the specification, also where they are rendered without JavaScript', () => {
  const names = (form: keyof typeof plainForms) => plainForms[form].fields.map(({ name }) => name);
  expect(names('enquiry')).toEqual([
    'name',
    'email',
    'phone',
    'interest',
    'visitOn',
    'message',
    'marketingConsent',
  ]);
  expect(names('callback')).toEqual([
    'name',
    'mobile',
    'email',
    'location',
    'propertyType',
    'source',
    'newsletter',
    'marketingConsent',
  ]);
  expect(names('newsletter')).toEqual(['email']);
});

test('a project has one of three categories, one of five statuses, and six amenities are offered', () => {
  expect(projectCategories).toEqual(['Residential', 'Commercial', 'Luxury villa']);
  expect(projectStatuses).toEqual(['upcoming', 'ongoing', 'featured', 'ready to move', 'completed']);
  expect(Object.keys(statusNames)).toEqual(['upcoming', 'ongoing', 'featured', 'ready to move', 'completed']);
  expect(amenities).toEqual([
    'Park Area',
    'Gym',
    '24x7 Security',
    'Swimming Pool',
    'Children’s Play Area',
    'Covered Parking',
  ]);
});

test('four counters stand on the home page and on About Us', () => {
  expect(Object.entries(counterLabels)).toEqual([
    ['yearsOfExperience', 'Years of experience'],
    ['completedProjects', 'Completed projects'],
    ['happyClients', 'Happy clients'],
    ['awardsWon', 'Awards won'],
  ]);
});

test('five questions are answered: services, site visit, RERA, home loan, ongoing projects in three cities', () => {
  expect(faqs.map(({ question }) => question)).toEqual([
    expect.stringContaining('services'),
    expect.stringContaining('site visit'),
    expect.stringContaining('RERA compliant'),
    expect.stringContaining('home loan'),
    expect.stringMatching(/ongoing in Mangalore, Udupi and Puttur/),
  ]);
});
