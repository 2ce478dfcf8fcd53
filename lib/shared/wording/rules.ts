import { findMonth, isWithin, possessionPattern } from '../time/named-months';

export type WordingContext = {
  readyBy: string;
};

type Example = string | { text: string; readyBy: string };

export type WordingRule = {
  id: string;
  pattern: string;
  stem: string;
  isFine?: (sentence: string, context: WordingContext, words: string) => boolean;
  why: string;
  source: string;
  hit: Example;
  miss: Example;
};

const distance = /\d\s*(?:km|kilomet(?:re|er)s?|m|met(?:re|er)s?)(?![\p{L}\p{N}])/iu;
const named = /(?:such as|like|namely|by|from|:|\()\s*\p{Lu}/u;
const areaKind =
  /carpet|balcon|verandah|terrace|built[\s-]*up|plinth|\bland\b|plot|\bsite\b|garden|lawn|park|court|club|hall\b|pool|deck|roof|gym|lobby|play|share|office|shop|showroom|floor plate/iu;
const wholePrice = /lakh|lac\b|crore|\bcr\b/iu;
const number = '\\d[\\d,.]*';

/** Each rule names its law or guideline. */
export const wordingRules: readonly WordingRule[] = [
  {
    id: 'subject to change',
    pattern: 'subject\\s+to\\s+(?:any\\s+)?(?:change|revision|modification|alteration)s?',
    stem: 'subject',
    why: 'What is advertised binds the promoter, and plans change with the consent of the buyers alone.',
    source: 'RERA, sections 12 and 14; Karnataka’s Authority, 2019',
    hit: 'Specifications are subject to change without notice.',
    miss: 'The sale is subject to the agreement.',
  },
  {
    id: 'pre-launch',
    pattern: 'pre[\\s‐-]?launch(?:es|ed|ing)?',
    stem: 'launch',
    why: 'Nothing is offered before the project is registered.',
    source: 'RERA, section 3',
    hit: 'Ask for our pre-launch offer.',
    miss: 'Parking was laid out before the launch.',
  },
  {
    id: 'returns',
    pattern:
      '(?:guaranteed|assured|fixed|rental)\\s+(?:[\\p{L}-]+\\s+){0,2}(?:returns?|incomes?|yields?|appreciation|buy-?back)|returns?\\s+(?:are\\s+)?(?:guaranteed|assured)',
    stem: 'guarantee|assure|fixed|rental',
    why: 'A return that nobody can promise is a false statement, and who relied on it is compensated.',
    source: 'RERA, section 12',
    hit: 'Assured monthly returns of 9 % a year.',
    miss: 'The waterproofing is guaranteed for ten years.',
  },
  {
    id: 'minutes',
    pattern: "(?:minutes?|mins?)[’']?\\s+(?:walk\\s+|drive\\s+|ride\\s+)?(?:away|from|to|walk|drive|ride)",
    stem: 'minute|mins ',
    isFine: (sentence) => distance.test(sentence),
    why: 'Minutes depend on the traffic: say the distance in kilometres.',
    source: 'RERA, section 12',
    hit: 'Ten minutes from the airport.',
    miss: 'Ten minutes from the airport, which is 6.2 km away.',
  },
  {
    id: 'near',
    pattern:
      "(?:near(?:by)?(?!\\s+(?:complet|ready|the\\s+end))|close\\s+(?:to(?!\\s+(?:complet|ready))|by)|walking\\s+distance|stone[’']s\\s+throw)",
    stem: 'near|close|walking|throw',
    isFine: (sentence) => distance.test(sentence),
    why: 'How near it is depends on who says it: say the distance.',
    source: 'RERA, section 12',
    hit: 'Near schools and hospitals.',
    miss: 'The nearest school is 900 m away, and nearly all rooms face the sea.',
  },
  {
    id: 'super built-up',
    pattern: 'super[\\s‐-]*(?:built[\\s‐-]*up|area)',
    stem: 'super',
    why: 'A home is sold by its carpet area: an area that holds a share of what is common says nothing of it.',
    source: 'RERA, section 2(k)',
    hit: 'Super built-up area 1,650 sq ft.',
    miss: 'A supermarket is built up the road.',
  },
  {
    id: 'area',
    pattern: `${number}\\s*(?:sq\\.?\\s*(?:ft|feet|foot|m|mts?|mtrs?|met(?:re|er)s?|yards?)|square\\s+(?:feet|foot|met(?:re|er)s?|yards?))`,
    stem: 'sq',
    isFine: (sentence) => areaKind.test(sentence),
    why: 'An area is said with its kind: carpet area, balcony, terrace, land.',
    source: 'RERA, section 2(k)',
    hit: 'Homes of 1,240 sq ft with three bedrooms.',
    miss: 'Homes of 79.20 sq m carpet area.',
  },
  {
    id: 'price per area',
    pattern: `(?:rs\\.?|₹|inr)\\s*${number}\\s*(?:/-)?\\s*(?:per|/|an?)\\s*(?:sq\\.?\\s*(?:ft|feet|foot|m)|square\\s+(?:foot|met(?:re|er)))`,
    stem: 'rs\\.?\\s*\\d|₹|inr',
    isFine: (sentence) => wholePrice.test(sentence),
    why: 'A price by the square foot hides what the home costs: say from which price it is sold, and what that includes.',
    source: 'RERA, section 12',
    hit: 'Homes at Rs 6,400 per sq ft.',
    miss: 'Homes from Rs 64.9 lakh, which is Rs 6,400 per sq ft of carpet area.',
  },
  {
    id: 'world class',
    pattern: 'world[\\s‐-]?class',
    stem: 'world',
    isFine: (sentence) => named.test(sentence),
    why: 'It can be neither shown nor checked: say what is built in, and by whom.',
    source: 'RERA, sections 11(3) and 12',
    hit: 'World-class amenities.',
    miss: 'A class for children from all over the world.',
  },
  {
    id: 'reputed brand',
    pattern:
      '(?:reputed|renowned|leading|well[\\s‐-]known|premium|top|standard)\\s+(?:brands?|makes?|manufacturers?)|branded\\s+(?:fittings?|fixtures?|lifts?|tiles?)',
    stem: 'brand|make|manufacturer',
    isFine: (sentence) => named.test(sentence),
    why: 'A specification that is advertised binds: name the brand.',
    source: 'RERA, sections 11(3) and 12',
    hit: 'Bath fittings of a reputed brand.',
    miss: 'Bath fittings of a reputed brand, such as Jaquar.',
  },
  {
    id: 'possession',
    pattern: possessionPattern,
    stem: 'possession|hand\\s*-?over|ready|complet',
    isFine: (_sentence, { readyBy }, words) => {
      const month = findMonth(words);
      return readyBy === '' || month === '' || isWithin(readyBy, month);
    },
    why: 'The day by which all is complete is the registered one, as it was extended.',
    source: 'RERA, sections 4(2)(l) and 12',
    hit: { text: 'Possession from March 2027.', readyBy: '2027-12-31' },
    miss: { text: 'Possession by December 2027.', readyBy: '2027-12-31' },
  },
];
