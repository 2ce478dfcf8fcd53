import { defaultProject, toIllustration } from './default-project';

const rowVillas = toIllustration({
  name: 'row-villas-2',
  alt: 'Row villas with terracotta tile roofs along a cobbled lane, seen from above in evening light',
  width: 1920,
  height: 1200,
  focal: { x: 0.42, y: 0.5 },
  widths: [384, 640, 960, 1280],
  blur: 'UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAoABUB8JbACdAEPSUn0vAAA3mScEKZAncj6+Ka2R+tj4whkxJv3iMQUs2QOH8AAAA==',
});

export const illustrations = {
  heroTower: toIllustration({
    name: 'hero-tower',
    alt: 'Residential tower over the palms of a beach, from its foot to its roof',
    width: 1920,
    height: 1200,
    focal: { x: 0.8, y: 0.1 },
    widths: [384, 640, 960, 1280],
    blur: 'UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoQAAoABUB8JZgCdADHd54Uhn8AAP5aC6l6uN1C/qXt4iTr6yE3NnaD+uAeOZf4OgAAAA==',
  }),
  courtyard: toIllustration({
    name: 'courtyard-2',
    alt: 'Garden court of the apartments at dusk with lit galleries',
    width: 1920,
    height: 1200,
    widths: [384, 640, 960, 1280],
    blur: 'UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAoABUB8JQBOgBorn5FQTgAA/ZQ2F9IsEv+j8u+cSGrTFBweLIE7O/X8uR3o1Z2ozGY8JwjZgegA',
  }),
  rowVillas,
  cornerOffice: toIllustration({
    name: 'corner-office-2',
    alt: 'Nine-storey glass office building with bronze fins in morning light',
    width: 1920,
    height: 1200,
    widths: [384, 640, 960, 1280],
    blur: 'UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAoABUB8JQBOgB+OXU4l+IAA/d8x0GZC7aTvkH7M+RPWSJ/Oj4b5r5H8E24qZWgAAA==',
  }),
  callVisit: toIllustration({
    name: 'bedroom',
    alt: 'Bedroom with timber headboard wall and a glazed side to the water',
    width: 1920,
    height: 1200,
    widths: [384, 640, 960, 1280],
    blur: 'UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAoABUB8JaACdADhHeAFgAD+lQhNIDWy9LC+Cya/mBEJeklEiZC9CCcS5BjWqnNvmpwpmV5hvsAAAAA=',
  }),
  callTalk: toIllustration({
    name: 'corner-office-3',
    alt: 'Office lobby with timber wall, marble reception desk and a view to the street',
    width: 1920,
    height: 1200,
    widths: [384, 640, 960, 1280],
    blur: 'UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAoABUB8JYgCdADo5zwAAP6rZwO5J1yH5vtYYR5Il4qbGTRb3hHySsbRfEAcyLwzkGjAAAA=',
  }),
  callSee: rowVillas,
  defaultProject,
  filmPoster: toIllustration({
    name: 'film-poster',
    alt: 'Residential tower by the sea at golden hour',
    width: 1805,
    height: 1015,
    // 1440: a phone of three times the density would load the widest.
    widths: [384, 640, 960, 1280, 1440],
    blur: 'UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABUB8JZACdADCzVtQAP5aC6l6sySGMgjGNyvgij3V62loAlTpjjP+YDrIAAA=',
  }),
} as const;
