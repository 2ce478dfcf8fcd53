import { describe, expect, it } from 'vitest';
import { searchWords } from '@/lib/content/search-words';
import { listWords } from '@/lib/shared/project-filter';
import { largestArea, parseArea } from './area-words';
import { parseBudget } from './budget-words';
import { parseSearch } from './search-query';
import { isSlipOf } from './slips';

const termsOf = (typed: string) => parseSearch(typed).terms;
const [sea] = termsOf('sea');

describe('what is asked of a project', () => {
  it('is every word that was typed, as the beginning of one', () => {
    expect(termsOf('kadri cour').map(({ text }) => text)).toEqual(['kadri:*', 'cour:*']);
  });

  it('is what a word of the table means, in its plural, in another script and with one letter wrong', () => {
    const [flat] = termsOf('flats');
    expect(flat?.kind?.categories).toEqual(['Residential']);
    expect(termsOf('ಫ್ಲಾಟ್')[0]?.kind).toEqual(flat?.kind);
    expect(termsOf('ಅಪಾರ್ಟ್\u200cಮೆಂಟ್')[0]?.kind).toEqual(flat?.kind);
    expect(termsOf('apartmant')).toEqual([{ ...flat, typed: 'apartmant' }]);
    expect(termsOf('kadalu')[0]?.text).toBe(sea?.text);
    expect(sea?.text).toContain('beach');
  });

  it('is not what says nothing of a project, unless nothing else was typed', () => {
    expect(termsOf('property for sale in kadri').map(({ text }) => text)).toEqual(['kadri:*']);
    expect(termsOf('the').map(({ text }) => text)).toEqual(['the:*']);
    expect(termsOf('homes in kadri under 80 lakh').map(({ typed }) => typed)).toEqual(['homes', 'kadri']);
    expect(termsOf('possession 2027').map(({ text }) => text)).toEqual(['2027']);
    expect(termsOf('3 bhk in')).toHaveLength(1);
    expect(parseSearch('flat price')).toMatchObject({ asksPrice: true, terms: [{ typed: 'flat' }] });
  });

  it('is a number whole, and a number of bedrooms apart, in any spelling', () => {
    expect(termsOf('24')[0]?.text).toBe('24');
    for (const typed of ['3bhk', 'three bedrooms', '3 kone', 'mooru kone'])
      expect(termsOf(typed)[0]?.rooms).toEqual(termsOf('3 bhk')[0]?.rooms);
    const rooms = termsOf('3 bedrooms')[0]?.rooms;
    expect(rooms?.count).toBe(3);
    expect(rooms?.text).toContain('three <1> (bhk:* | bedroom:* | bed:*)');
  });
});

it('no word of the table stands in two rows, and each is one that can be typed', () => {
  const said = searchWords.flatMap((row) => row.said.split(' '));
  expect(said).toEqual([...new Set(said)]);
  for (const word of said) expect(listWords({ words: word })).toEqual([word]);
});

it('the table knows twenty words of Kannada and Tulu, with their Latin spellings', () => {
  const ofTheCoast = searchWords.filter(({ said }) => /\p{Script=Kannada}/u.test(said));
  expect(ofTheCoast.length).toBeGreaterThanOrEqual(20);
});

describe('an area that was typed', () => {
  it.each([
    ['1500 sqft', { from: 1350, to: 1650 }, ''],
    ['3,500 sq ft villa', { from: 3150, to: 3850 }, 'villa'],
    ['1,200-1,500 sq. ft.', { from: 1200, to: 1500 }, ''],
    ['flat above 1800 square feet', { from: 1800, to: largestArea }, 'flat'],
    ['up to 1200 sft kadri', { from: 0, to: 1200 }, 'kadri'],
  ])('"%s" asks for %o, and for "%s"', (typed, range, rest) => {
    const found = parseArea(typed);
    expect(found.area).toMatchObject(range);
    expect(found.rest.trim()).toBe(rest);
  });

  it('is a plain number of its size as well, but no year and no small one', () => {
    expect(termsOf('1500')[0]?.area).toEqual({ from: 1350, to: 1650 });
    expect([...termsOf('2027'), ...termsOf('51')].map(({ area }) => area)).toEqual([undefined, undefined]);
    expect(parseArea('tower 1500').area).toBeNull();
  });
});

it.each([
  ['apartmant', 'apartment', true],
  ['mangalor', 'mangalore', true],
  ['mangallore', 'mangalore', true],
  ['kadal', 'kadalu', false],
  ['mangala', 'mangalore', false],
  ['casurina', 'samudra', false],
])('whether "%s" is a slip of "%s": %s', (word, known, isSlip) => {
  expect(isSlipOf(word, known)).toBe(isSlip);
});

describe('a sum that was typed', () => {
  it.each([
    ['3bhk under 80 lakh', 8_000_000, '3bhk'],
    ['below Rs. 1.5cr mangalore', 15_000_000, 'mangalore'],
    ['60-80 lakhs', 8_000_000, ''],
    ['from 60 lakh to 1 crore', 10_000_000, ''],
    ['₹ 95 lacs sea view', 9_500_000, 'sea view'],
    ['budget of 45l', 4_500_000, ''],
  ])('%s asks for at most %d rupees, and for "%s"', (typed, maxRupees, rest) => {
    const found = parseBudget(typed);
    expect({ ...found, rest: found.rest.trim() }).toEqual({ maxRupees, rest });
  });

  it.each(['80', 'lake view', '3 lanes', 'tower 2 crest'])('none stands in "%s"', (typed) => {
    expect(parseBudget(typed)).toEqual({ maxRupees: null, rest: typed });
  });
});
