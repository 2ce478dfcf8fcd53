import { describe, expect, it } from 'vitest';
import {
  isListRoute,
  listQueryRewrites,
  readFilteredParams,
  toListAddress,
  toListRoute,
} from './filtered-route';

/** What the rewrites make of an address, as Next reads them: the first whose keys are all there and right. */
function rewrite(address: string): string {
  const query = new URL(address, 'http://site').searchParams;
  for (const { has, destination, ...rule } of listQueryRewrites) {
    const found = has.map(({ key, ...item }) => {
      const value = query.get(key);
      if (!value) return null;
      return 'value' in item ? new RegExp(`^${item.value}$`).exec(value) : [];
    });
    const isMissing = !('missing' in rule) || rule.missing.every(({ key }) => !query.get(key));
    if (!isMissing || found.includes(null)) continue;
    const groups = Object.assign({}, ...found.map((match) => (match as RegExpExecArray).groups));
    return destination.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(groups[name]));
  }
  return address;
}

describe('a list of choices alone', () => {
  it.each([
    ['/projects?status=featured', '/projects/filtered/featured/-/-/-/-/-'],
    ['/projects?category=Luxury+villa', '/projects/filtered/-/Luxury%20villa/-/-/-/-'],
    ['/projects?status=ready+to+move&page=3', '/projects/filtered/ready%20to%20move/-/-/-/-/3'],
    ['/projects?location=St.+Mary', '/projects/filtered/-/-/St.%20Mary/-/-/-'],
    ['/projects?location=Puttur+%28DK%29', '/projects/filtered/-/-/Puttur%20(DK)/-/-/-'],
    [
      '/projects?category=Commercial&location=%E0%B2%89%E0%B2%A1%E0%B3%81%E0%B2%AA%E0%B2%BF&page=2',
      '/projects/filtered/-/Commercial/%E0%B2%89%E0%B2%A1%E0%B3%81%E0%B2%AA%E0%B2%BF/-/-/2',
    ],
    ['/projects?bhk=3', '/projects/filtered/-/-/-/3/-/-'],
    ['/projects?location=Udupi&budget=1.5+crore&page=2', '/projects/filtered/-/-/Udupi/-/1.5%20crore/2'],
  ])('%s has the one route %s, for the server and for the browser, and back', (address, route) => {
    expect(rewrite(address)).toBe(route);
    expect(toListRoute(address)).toBe(route);
    expect(toListAddress({ pathname: route, search: '' })).toBe(address);
    expect(isListRoute(route)).toBe(true);
  });

  it('ignores what is not offered, and fields of a form that are empty', () => {
    expect(rewrite('/projects?status=none&category=Commercial&location=&q=&page=0')).toBe(
      '/projects/filtered/-/Commercial/-/-/-/-',
    );
    for (const query of [
      'status=none',
      'location=a%2Fb',
      'location=%25ff',
      'location=%25e0%2580%2580',
      'location=.',
      'location=..',
      'location=%252e%252E',
      'page=1000',
      'bhk=9',
      'budget=1x5+crore',
    ])
      expect(rewrite(`/projects?${query}`)).toBe(`/projects?${query}`);
  });

  it('is read from its route, also where a host kept the spelling of the query', () => {
    const params = {
      status: 'ready+to+move',
      category: 'Luxury%20villa',
      town: '-',
      bhk: '3',
      budget: '1.5%20crore',
      page: '2',
    };
    const read = {
      status: 'ready to move',
      category: 'Luxury villa',
      location: '',
      bhk: '3',
      budget: '1.5 crore',
      page: '2',
    };
    expect(readFilteredParams(params)).toEqual(read);
    expect(readFilteredParams({ ...params, status: '%' }).status).toBe('');
  });
});

it('a list of three choices or more is drawn for its request, in one spelling of its address', () => {
  for (const query of [
    'status=ongoing&category=Commercial&location=Udupi',
    'category=Commercial&bhk=2&budget=50+lakh&page=2',
    'status=ongoing&category=Commercial&location=Udupi&bhk=2&budget=50+lakh',
  ]) {
    expect(rewrite(`/projects?${query}`)).toBe('/projects/search');
    expect(toListRoute(`/projects?${query}`)).toBe(`/projects/search?${query}`);
  }
  expect(rewrite('/projects?status=ongoing&category=&location=Udupi&bhk=')).toBe(
    '/projects/filtered/ongoing/-/Udupi/-/-/-',
  );
});

describe('a list with free words', () => {
  it('is the searched one, whatever else is chosen', () => {
    const address = '/projects?status=featured&q=a+%26+b';
    expect(rewrite(address)).toBe('/projects/search');
    expect(toListRoute(address)).toBe('/projects/search?status=featured&q=a+%26+b');
    expect(toListAddress({ pathname: '/projects/search', search: '?q=a' })).toBe('/projects?q=a');
  });
});

it('other addresses are their own route', () => {
  for (const address of ['/projects', '/projects/page/3'])
    expect([toListRoute(address), isListRoute(address)]).toEqual([address, false]);
  expect(toListAddress({ pathname: '/projects', search: '?utm_source=x' })).toBe('/projects?utm_source=x');
});
