import { compareHref } from '@/lib/shared/projects/compare-address';
import { laterDay, officeDay } from '@/lib/shared/time/office-clock';

const number = 'PRM/KA/RERA/0000/000/PR/000000/000001';
const registered = (registeredOn: string, completionOn: string) => ({
  registrations: [{ number, registeredOn, completionOn }],
});
const exemption = { reason: 'at most 8 apartments in all phases', sentence: 'Six homes.', document: 'BL 7' };
const certificate = {
  kind: 'Occupancy certificate',
  state: 'Approved',
  number: 'OC 7',
  datedOn: '2026-05-01',
};

/** The day on which the tests of the gate play, some days ahead: what was saved until now is older than all that is drawn then. */
const day = laterDay(officeDay(Date.now()), 3);
const dayAfter = laterDay(day, 1);
/** Around the midnight in Asia/Kolkata that ends it. In five minutes a slow machine has asked on every way. */
export const atNoon = `${day}T12:00:00+05:30`;
export const justBefore = `${day}T23:55:00+05:30`;
export const justAfter = `${dayAfter}T00:00:01+05:30`;
/** The same with the minutes that a serverless host needs. */
export const wellBefore = `${day}T23:45:00+05:30`;
export const soonAfter = `${dayAfter}T00:10:30+05:30`;
/** Around the next one. */
export const nextNoon = `${dayAfter}T12:00:00+05:30`;
export const nextBefore = `${dayAfter}T23:55:00+05:30`;
export const nextAfter = `${laterDay(day, 2)}T00:00:01+05:30`;

type GateCase = {
  json: object;
  isShown: boolean;
  isShownAfterMidnight?: boolean;
  isPortfolio?: true;
  /** The others are asked for on a few ways: tests/db/records/record-address.test.ts holds that every way decides alike. */
  isOnEveryWay?: true;
};

/** Each case of what the law asks of a project that is advertised, and whether it may be on that day. */
export const gateCases: Record<string, GateCase> = {
  'under way without a registration': { json: { status: 'ongoing' }, isShown: false },
  'featured while it is built': {
    json: { status: 'featured', construction: 'structure' },
    isShown: false,
    isOnEveryWay: true,
  },
  'upcoming without a registration': { json: { status: 'upcoming' }, isShown: false, isOnEveryWay: true },
  'ready without any paper': { json: { status: 'ready to move' }, isShown: false },
  'whose registration ended': {
    json: { status: 'ongoing', ...registered('2020-01-01', laterDay(day, -1)) },
    isShown: false,
  },
  'that says no end': { json: { status: 'ongoing', ...registered('2020-01-01', '') }, isShown: false },
  'whose last day it is': {
    json: { status: 'featured', construction: 'structure', ...registered('2020-01-01', day) },
    isShown: true,
    isShownAfterMidnight: false,
    isOnEveryWay: true,
  },
  'whose last day is tomorrow': {
    json: { status: 'featured', construction: 'structure', ...registered('2020-01-01', dayAfter) },
    isShown: true,
    isOnEveryWay: true,
  },
  'that is registered tomorrow': {
    json: { status: 'featured', construction: 'structure', ...registered(dayAfter, '2039-12-31') },
    isShown: false,
    isShownAfterMidnight: true,
    isOnEveryWay: true,
  },
  'registered and upcoming': {
    json: { status: 'upcoming', ...registered('2020-01-01', '2039-12-31') },
    isShown: true,
    isOnEveryWay: true,
  },
  'ready with its certificate': {
    json: { status: 'ready to move', papers: [certificate] },
    isShown: true,
    isOnEveryWay: true,
  },
  'ended, with its certificate': {
    json: { status: 'ongoing', ...registered('2020-01-01', '2026-01-01'), papers: [certificate] },
    isShown: true,
  },
  'exempt from registration': { json: { status: 'ongoing', exemptions: [exemption] }, isShown: true },
  'built and not offered': { json: { status: 'completed' }, isShown: true, isPortfolio: true },
  'featured and handed over': {
    json: { status: 'featured', construction: 'handed over' },
    isShown: true,
    isPortfolio: true,
    isOnEveryWay: true,
  },
};

/** A project of a case, as the tests made it. */
export type GateProject = {
  id: string;
  slug: string;
  formerSlug: string;
  name: string;
  /** Of this project alone, and in no address that is asked for. */
  place: string;
  /** Of a project that is asked for on every way. */
  documentId: string;
  json: { status?: string };
  isPortfolio: boolean;
  isOnEveryWay: boolean;
};

type Seen = { status: number; text: string; location: string };
type Way = {
  path: (project: GateProject) => string;
  headers?: Record<string, string>;
  /** What shows that the answer shows the project; else its place. */
  shows?: (project: GateProject, seen: Seen) => boolean;
  /** Of which it tells anything. */
  of?: (project: GateProject) => boolean;
};

const is = (status: string) => (project: GateProject) => project.json.status === status;
const isThere = (_project: GateProject, { status }: Seen) => status === 200;
const payload = { rsc: '1' };

/** Every way out of the website on which a project can be seen by whoever is not signed in. */
export const waysOut: Record<string, Way> = {
  page: { path: ({ slug }) => `/projects/${slug}` },
  'payload of the page': { path: ({ slug }) => `/projects/${slug}?_rsc=1`, headers: payload },
  'segment of the page': {
    path: ({ slug }) => `/projects/${slug}?_rsc=2`,
    headers: {
      ...payload,
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/!KHNpdGUp/projects/$d$id/__PAGE__',
    },
  },
  'payload ahead of a visit': {
    path: ({ slug }) => `/projects/${slug}?_rsc=3`,
    headers: { ...payload, 'next-router-prefetch': '1' },
  },
  'address by its id': {
    path: ({ id }) => `/projects/${id}`,
    shows: ({ slug }, { location, text }) => location.includes(slug) || text.includes(slug),
  },
  'address of before': {
    path: ({ formerSlug }) => `/projects/${formerSlug}`,
    shows: ({ slug }, { location }) => location.endsWith(`/projects/${slug}`),
  },
  costs: {
    path: ({ slug }) => `/projects/${slug}/costs`,
    shows: ({ name }, { text }) => text.includes(name),
  },
  'times for a visit': {
    path: ({ slug }) => `/projects/${slug}/visit`,
    shows: ({ name }, { text }) => text.includes(name),
    of: ({ isPortfolio }) => !isPortfolio,
  },
  brochure: { path: ({ slug }) => `/projects/${slug}/brochure`, shows: isThere },
  'first page': { path: () => '/', of: is('featured') },
  list: { path: () => '/projects' },
  'payload of the list': { path: () => '/projects?_rsc=1', headers: payload },
  'filtered list': { path: ({ json }) => `/projects?${new URLSearchParams({ status: json.status ?? '' })}` },
  search: { path: ({ name }) => `/projects?${new URLSearchParams({ q: name })}` },
  'upcoming projects': { path: () => '/upcoming-projects', of: is('upcoming') },
  comparison: {
    path: ({ slug }) => compareHref([slug, 'none']),
    shows: ({ name }, { text }) => text.includes(name),
  },
  'contact page': {
    path: ({ id }) => `/contact?project=${id}`,
    shows: ({ name }, { status, text }) => status === 200 && text.includes(name),
    of: ({ isPortfolio }) => !isPortfolio,
  },
  'list as JSON': { path: () => '/api/projects' },
  'featured as JSON': { path: () => '/api/projects/featured', of: is('featured') },
  'project as JSON': { path: ({ id }) => `/api/projects/${id}` },
  'hero images as JSON': { path: () => '/api/hero', shows: ({ id }, { text }) => text.includes(id) },
  'map for search engines': {
    path: () => '/sitemap.xml',
    shows: ({ slug }, { text }) => text.includes(slug),
  },
  'map of the site': { path: () => '/sitemap', shows: ({ slug }, { text }) => text.includes(slug) },
  'share picture': { path: ({ id }) => `/share/projects/${id}`, shows: isThere },
  'code on paper': {
    path: ({ id }) => `/share/qr/${id}`,
    shows: ({ slug }, { text }) => text.includes(slug),
  },
  'open document': { path: ({ documentId }) => `/documents/${documentId}`, shows: isThere },
};

const showsPlace = ({ place }: GateProject, { text }: Seen) => text.includes(place);

const fewWays = ['page', 'list as JSON', 'project as JSON'];

async function askWay(url: string, headers: Record<string, string>): Promise<Seen> {
  const answer = await fetch(url, { headers, redirect: 'manual' });
  const location = answer.headers.get('location') ?? '';
  return { status: answer.status, text: await answer.text(), location };
}

/** On which ways a project is seen at a server; and on which it could be. What many projects share is asked for once for the same `answers`. */
export async function listWaysSeen(
  url: string,
  project: GateProject,
  answers = new Map<string, Promise<Seen>>(),
): Promise<{ seen: string[]; possible: string[] }> {
  const possible = Object.entries(waysOut)
    .filter(([name]) => project.isOnEveryWay || fewWays.includes(name))
    .filter(([, { of = () => true }]) => of(project));
  const seen: string[] = [];
  for (const [name, { path, headers = {}, shows = showsPlace }] of possible) {
    const address = path(project);
    const key = `${address} ${JSON.stringify(headers)}`;
    const answer = answers.get(key) ?? askWay(url + address, headers);
    answers.set(key, answer);
    if (shows(project, await answer)) seen.push(name);
  }
  return { seen, possible: possible.map(([name]) => name) };
}
