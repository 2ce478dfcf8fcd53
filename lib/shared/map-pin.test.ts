import { describe, expect, it } from 'vitest';
import { isInIndia, parsePin, toMapLink, toPinText } from './map-pin';

const place = { latitude: 12.9141, longitude: 74.856 };

describe('a pin', () => {
  it.each([
    '12.9141, 74.8560',
    ' 12.9141 74.8560 ',
    '12.9141° N, 74.8560° E',
    'geo:12.9141,74.8560',
    'geo:12.9141,74.8560?z=17',
    'https://www.google.com/maps/search/?api=1&query=12.9141%2C74.8560',
    'https://www.google.com/maps?q=12.9141,74.8560',
    'https://www.google.com/maps/place/Kadri/@12.8,74.9,17z/data=!3m1!4b1!4m6!8m2!3d12.9141!4d74.8560',
    'https://www.google.com/maps/@12.9141,74.8560,17z',
    'https://www.openstreetmap.org/?mlat=12.9141&mlon=74.8560#map=17/12.8/74.9',
    'https://www.openstreetmap.org/#map=17/12.9141/74.8560',
    'https://maps.apple.com/?ll=12.9141,74.8560&q=Kadri',
  ])('is read from %s', (text) => {
    expect(parsePin(text)).toEqual(place);
  });

  it.each(['', 'Kadri, Mangalore', '12.9141', 'https://maps.app.goo.gl/abc123', '%E0%A4%A', '12.9 km, 74'])(
    'is not read from "%s"',
    (text) => {
      expect(parsePin(text)).toBeNull();
    },
  );

  it('is kept to six digits, and read again as it was', () => {
    expect(toPinText({ latitude: 12.91412345678, longitude: 74.85600000001 })).toBe('12.914123, 74.856');
    expect(parsePin(toPinText(place))).toEqual(place);
  });

  it('is in India, its islands included, and not where the two numbers are exchanged', () => {
    expect(isInIndia(place)).toBe(true);
    expect(isInIndia({ latitude: 7.0, longitude: 93.9 })).toBe(true);
    expect(isInIndia({ latitude: 74.856, longitude: 12.9141 })).toBe(false);
    for (const [latitude, longitude] of [
      [25.2, 55.3],
      [43.2, 76.9],
      [1.3, 80.2],
      [22.3, 114.2],
    ] as const)
      expect(isInIndia({ latitude, longitude })).toBe(false);
  });

  it('leads to the map of the visitor', () => {
    expect(toMapLink(place)).toBe('https://www.google.com/maps/search/?api=1&query=12.9141,74.856');
  });
});
