import { describe, expect, it } from 'vitest';
import {
  attribution,
  attributionInput,
  readAttribution,
  toAttributionColumn,
  toShortText,
} from './attribution';

const whole = {
  at: '2026-11-21T06:00:00.000Z',
  landingPage: '/projects',
  referrer: 'https://www.google.com/',
  utm_source: 'a',
  utm_medium: 'b',
  utm_campaign: 'c',
  utm_term: 'd',
  utm_content: 'e',
  gclid: 'f',
  fbclid: 'g',
};

it('a text is kept without what the database cannot hold, and with at most 300 characters', () => {
  expect(toShortText('a\u0000b')).toBe('ab');
  expect(toShortText(`\u0000${'x'.repeat(300)}`)).toBe('x'.repeat(300));
  expect(toShortText('x'.repeat(301))).toBe('x'.repeat(300));
  expect(toShortText(`${'x'.repeat(299)}😀`)).toBe(`${'x'.repeat(299)}\uFFFD`);
});

describe('what led somebody to the site', () => {
  it('is taken as JSON and as an object, with all its marks or none', () => {
    expect(attributionInput.parse(JSON.stringify(whole))).toEqual(whole);
    expect(attributionInput.parse(whole)).toEqual(whole);
    expect(attributionInput.parse('{}')).toEqual({});
    expect(attributionInput.parse(undefined)).toBeUndefined();
  });

  it.each(['', 'spoilt', '[]', 'null', '5', '{"gclid":5}'])('is left out when it comes as %j', (sent) => {
    expect(attributionInput.parse(sent)).toBeUndefined();
  });

  it('is kept without what a form has added to it', () => {
    expect(attributionInput.parse('{"gclid":"x","seen":1}')).toEqual({ gclid: 'x' });
  });

  it('is refused with an unknown mark where a program sends it', () => {
    expect(attribution.safeParse({ gclid: 'x', seen: 1 }).success).toBe(false);
  });

  it('is shortened', () => {
    expect(attributionInput.parse({ utm_term: 'x'.repeat(301) })).toEqual({ utm_term: 'x'.repeat(300) });
  });
});

describe('where an enquiry comes from', () => {
  it('is read as it was given, and nothing is kept of what is empty', () => {
    const given = { page: '/faqs', firstTouch: { gclid: 'x' }, lastTouch: {} };
    const kept = { page: '/faqs', first: { gclid: 'x' }, last: {} };
    expect(toAttributionColumn({ ...given, name: 'Asha' })).toEqual({ name: 'Asha', attribution: kept });
    expect(readAttribution(kept)).toEqual(given);
    expect(toAttributionColumn({ page: '', firstTouch: undefined, lastTouch: null })).toEqual({
      attribution: {},
    });
  });

  it.each([
    [null, '', null],
    [[], '', null],
    [{}, '', null],
    [{ page: 5, first: { gclid: 5 } }, '', null],
    [{ page: '/faqs', first: { seen: 'twice' } }, '/faqs', { seen: 'twice' }],
  ])('%j, which another release may have written, is read', (stored, page, firstTouch) => {
    expect(readAttribution(stored)).toEqual({ page, firstTouch, lastTouch: null });
  });
});
