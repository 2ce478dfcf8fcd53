import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs } from '@/lib/shared/time/day-ms';
import { arrivalKey, readVisit, rememberVisit, toAttribution } from './visit';

const at = new Date('2026-11-21T06:00:00Z');
const home = 'https://www.example.com/projects';

it('keeps the campaign, where it landed, and who referred', () => {
  const address = new URL(`${home}?utm_source=google&gclid=abc&page=2`);
  expect(toAttribution(address, 'https://www.google.com/', at)).toEqual({
    at: '2026-11-21T06:00:00.000Z',
    landingPage: '/projects',
    referrer: 'https://www.google.com/',
    utm_source: 'google',
    gclid: 'abc',
  });
});

it('a page that our own page led to is no touch, but a campaign on it is', () => {
  expect(toAttribution(new URL(home), 'https://www.example.com/', at)).toBeNull();
  expect(toAttribution(new URL(`${home}?fbclid=1`), 'https://www.example.com/', at)).toMatchObject({
    fbclid: '1',
    referrer: '',
  });
});

it('a referrer that is no address is no page of ours', () => {
  expect(toAttribution(new URL(home), 'android-app://com.whatsapp', at)?.referrer).toBe(
    'android-app://com.whatsapp',
  );
  expect(toAttribution(new URL(home), 'no address', at)?.referrer).toBe('no address');
  expect(toAttribution(new URL(home), '', at)).toEqual({
    at: '2026-11-21T06:00:00.000Z',
    landingPage: '/projects',
    referrer: '',
  });
});

it('keeps every mark of a campaign, and none that is empty or another', () => {
  const query =
    'utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&gclid=f&fbclid=g&utm_id=h&utm_source=z';
  expect(toAttribution(new URL(`${home}?${query}`), '', at)).toEqual({
    at: '2026-11-21T06:00:00.000Z',
    landingPage: '/projects',
    referrer: '',
    utm_source: 'a',
    utm_medium: 'b',
    utm_campaign: 'c',
    utm_term: 'd',
    utm_content: 'e',
    gclid: 'f',
    fbclid: 'g',
  });
  expect(toAttribution(new URL(`${home}?gclid=`), '', at)).not.toHaveProperty('gclid');
});

it('cuts no character in half', () => {
  const touch = (text: string) => toAttribution(new URL(home), text, at)?.referrer;
  expect(touch(`${'x'.repeat(299)}😀`)).toBe('x'.repeat(299));
  expect(touch(`${'x'.repeat(298)}😀y`)).toBe(`${'x'.repeat(298)}😀`);
  expect(touch(`😀${'x'.repeat(298)}y`)).toBe(`😀${'x'.repeat(298)}`);
});

it('keeps no more than 300 characters of each', () => {
  const touch = toAttribution(
    new URL(`${home}?utm_term=${'x'.repeat(900)}`),
    `https://a.example/${'y'.repeat(900)}`,
    at,
  );
  expect(touch?.utm_term).toHaveLength(300);
  expect(touch?.referrer).toHaveLength(300);
});

/** What a browser keeps: texts by their keys. */
class Store {
  readonly entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
  removeItem = (key: string) => void this.entries.delete(key);
}

const minuteMs = 60_000;
const start = Date.parse('2026-11-21T06:00:00Z');

describe('in a browser', () => {
  let session: Store;
  let local: Store;

  const open = (address: string, referrer = '') => {
    vi.stubGlobal('location', { href: address });
    vi.stubGlobal('document', { referrer });
    rememberVisit();
  };
  const openTab = () => {
    session = new Store();
    vi.stubGlobal('sessionStorage', session);
  };
  const touches = () => {
    const { firstTouch, lastTouch } = readVisit();
    return {
      first: firstTouch && JSON.parse(firstTouch),
      last: lastTouch && JSON.parse(lastTouch),
    };
  };

  beforeEach(() => {
    vi.useFakeTimers({ now: start, toFake: ['Date'] });
    local = new Store();
    vi.stubGlobal('window', {});
    vi.stubGlobal('localStorage', local);
    openTab();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('the first page of all is the first touch and the last, and says when it was', () => {
    open(`${home}?utm_source=google`, 'https://www.google.com/');
    const touch = {
      at: '2026-11-21T06:00:00.000Z',
      landingPage: '/projects',
      referrer: 'https://www.google.com/',
      utm_source: 'google',
    };
    expect(touches()).toEqual({ first: touch, last: touch });
    expect(window.visitKept).toBe(true);
  });

  it('a visit that nothing led to is one, too', () => {
    open(home);
    const touch = { at: '2026-11-21T06:00:00.000Z', landingPage: '/projects', referrer: '' };
    expect(touches()).toEqual({ first: touch, last: touch });
  });

  it('pages of the same visit change nothing', () => {
    open(`${home}?utm_source=google`);
    const before = touches();
    vi.advanceTimersByTime(minuteMs);
    open('https://www.example.com/contact', 'https://www.example.com/projects');
    open('https://www.example.com/contact');
    expect(touches()).toEqual(before);
  });

  it('a visit that begins anew by a link or a campaign is the last touch, and the first one stays', () => {
    open(home, 'https://news.example/');
    open('https://www.example.com/contact', 'https://portal.example/');
    expect(touches()).toMatchObject({
      first: { referrer: 'https://news.example/' },
      last: { referrer: 'https://portal.example/', landingPage: '/contact' },
    });
    open('https://www.example.com/?gclid=1');
    expect(touches()).toMatchObject({
      first: { referrer: 'https://news.example/' },
      last: { referrer: '', gclid: '1' },
    });
  });

  it.each([
    [90 * dayMs - 1, 'https://news.example/'],
    [90 * dayMs, 'https://portal.example/'],
  ])('the first touch is kept for 90 days: %i ms later it is %s', (laterMs, referrer) => {
    open(home, 'https://news.example/');
    vi.advanceTimersByTime(laterMs);
    openTab();
    open(home, 'https://portal.example/');
    expect(touches().first.referrer).toBe(referrer);
  });

  it('a touch of more than 90 days goes with no form', () => {
    open(home, 'https://news.example/');
    vi.advanceTimersByTime(90 * dayMs);
    expect(readVisit()).toEqual({});
  });

  it('a touch without a time is as good as none', () => {
    local.setItem('first-touch', '{}');
    session.setItem('last-touch', '{"at":"some day"}');
    expect(readVisit()).toEqual({});
  });

  it.each([
    [30 * minuteMs - 1, 'https://news.example/'],
    [30 * minuteMs, ''],
  ])(
    'a tab that is opened %i ms after a page goes on with its visit or begins one: %j',
    (laterMs, referrer) => {
      open(home, 'https://news.example/');
      vi.advanceTimersByTime(laterMs);
      openTab();
      open('https://www.example.com/contact', 'https://www.example.com/projects');
      expect(touches().last?.referrer ?? '').toBe(referrer);
    },
  );

  it('every page of a visit gives a new tab another half hour', () => {
    open(home, 'https://news.example/');
    vi.advanceTimersByTime(20 * minuteMs);
    open('https://www.example.com/contact', 'https://www.example.com/projects');
    vi.advanceTimersByTime(20 * minuteMs);
    openTab();
    open('https://www.example.com/faqs', 'https://www.example.com/contact');
    expect(touches().last.referrer).toBe('https://news.example/');
  });

  it('a first page that was left before it was alive is the beginning, and is read once', () => {
    session.setItem(
      arrivalKey,
      JSON.stringify({
        address: `${home}?fbclid=1`,
        referrer: 'https://l.facebook.com/',
        at: new Date(start),
      }),
    );
    vi.advanceTimersByTime(minuteMs);
    open('https://www.example.com/contact', 'https://www.example.com/projects');
    const touch = {
      at: '2026-11-21T06:00:00.000Z',
      landingPage: '/projects',
      referrer: 'https://l.facebook.com/',
      fbclid: '1',
    };
    expect(touches()).toEqual({ first: touch, last: touch });
    expect(session.getItem(arrivalKey)).toBeNull();
  });

  it('a store that is forbidden, full or spoilt costs no page and no form', () => {
    local.setItem('first-touch', 'spoilt');
    expect(() => open(home)).not.toThrow();
    expect(readVisit()).toEqual({});
    vi.stubGlobal('localStorage', undefined);
    expect(() => open(home)).not.toThrow();
    expect(readVisit()).toEqual({});
  });

  it('a form that is sent before anything was kept says nothing', () => {
    expect(readVisit()).toEqual({});
  });
});
