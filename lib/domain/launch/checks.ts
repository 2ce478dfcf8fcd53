import type { Route } from 'next';
import { fromLaunch } from '@/lib/content/admin/launch';
import { mailPlaces } from '@/lib/content/mail/mail';
import { settingDefaults, settingTable } from '@/lib/domain/settings/schema';
import { type Check, done, type LaunchState, open, type Place, plural } from './check';
import type { LaunchResult } from './dto';
import { findDomain, findMail } from './mail-checks';
import { findOf, otherRecordChecks } from './record-checks';
import {
  findAddress,
  findBackup,
  findBrand,
  findContact,
  findFaqs,
  findHome,
  findLegal,
  findNames,
  findPictures,
  findPurposes,
  findRecipients,
  findRegistrations,
  findSearch,
  findStats,
  findStory,
} from './site-checks';
import { findBrochures, findContradictions, findWordings } from './text-checks';

export type { LaunchState } from './check';

const settings = '/admin/settings';
const mailScreen = '/admin/enquiries/delivery';

/** In the order in which the office fixes them. */
export const launchChecks: Record<string, Check> = {
  brand: {
    stage: 'brand',
    title: 'Name and lines of the brand',
    place: { path: settings, part: 'identity', id: 'setting-name' },
    action: settingTable.identity.name,
    find: findBrand,
  },
  contact: {
    stage: 'brand',
    title: 'Phone, e-mail and address',
    place: { path: settings, part: 'contact', id: 'setting-phone' },
    action: settingTable.contact.name,
    find: findContact,
  },
  projects: {
    stage: 'content',
    title: 'Your projects',
    place: { path: '/admin/projects', id: 'add-project' },
    action: 'Projects',
    find: findOf('project'),
  },
  hero: {
    stage: 'content',
    title: 'Pictures at the top of the home page',
    place: { path: '/admin/hero', id: 'upload-images' },
    action: 'Hero Section',
    find: findOf('hero-image'),
  },
  home: {
    stage: 'content',
    title: 'Introduction of the home page',
    place: { path: settings, part: 'home', id: 'setting-statement' },
    action: settingTable.home.name,
    find: findHome,
  },
  figures: {
    stage: 'content',
    title: 'The four stats',
    place: { path: '/admin/about', id: 'edit-stats' },
    action: 'Stats',
    find: findStats,
  },
  people: {
    stage: 'content',
    title: 'Board members',
    place: { path: '/admin/board', id: 'add-director' },
    action: 'Board',
    find: findOf('director'),
  },
  story: {
    stage: 'content',
    title: 'About Us and the story',
    place: { path: settings, part: 'story', id: 'setting-statement' },
    action: settingTable.story.name,
    find: findStory,
  },
  pictures: {
    stage: 'content',
    title: 'Pictures of the pages',
    place: { path: settings, part: 'identity' },
    action: settingTable.identity.name,
    find: findPictures,
  },
  testimonials: {
    stage: 'content',
    title: 'Testimonials',
    place: { path: '/admin/testimonials' },
    action: 'Testimonials',
    find: findOf('testimonial'),
  },
  makers: {
    stage: 'content',
    title: 'Brands',
    place: { path: '/admin/brands' },
    action: 'Brands',
    find: findOf('brand'),
  },
  ...otherRecordChecks,
  faqs: {
    stage: 'content',
    title: 'Questions and answers',
    place: { path: settings, part: 'faqs', id: 'setting-0-question' },
    action: settingTable.faqs.name,
    find: findFaqs,
  },
  responder: {
    stage: 'content',
    title: 'Who answers enquiries',
    place: { path: settings, part: 'responder', id: 'setting-name' },
    action: settingTable.responder.name,
    find: ({ settings: { responder }, demoParts }) =>
      demoParts.includes('responder')
        ? open(`${responder.value.name} is a sample.`)
        : done(
            responder.value.name ? `${responder.value.name} is named.` : 'Nobody is named next to the forms.',
          ),
  },
  search: {
    stage: 'content',
    title: 'Titles and texts in search results',
    place: { path: settings, part: 'search', id: 'setting-home-title' },
    action: settingTable.search.name,
    find: findSearch,
  },
  'alt texts': {
    stage: 'content',
    title: 'Alt texts of pictures',
    place: { path: '/admin/pictures', query: { show: 'no-alt' } },
    action: 'Pictures',
    find: ({ picturesWithoutAlt: count }) =>
      count > 0
        ? open(
            `${plural(count, 'One picture has', 'pictures have')} no alt text for people who cannot see them.`,
          )
        : done('Every picture of a project has an alt text.'),
  },
  names: {
    stage: 'law',
    title: 'Details that the law requires',
    place: { path: settings, part: 'contact', id: 'setting-registeredName' },
    action: settingTable.contact.name,
    find: findNames,
  },
  registrations: {
    stage: 'law',
    title: 'Registrations of advertised projects',
    place: { path: '/admin/projects' },
    action: 'Projects',
    find: findRegistrations,
  },
  contradictions: {
    stage: 'law',
    title: 'Projects without contradictions',
    place: { path: '/admin/projects' },
    action: 'Projects',
    find: findContradictions,
  },
  brochures: {
    stage: 'law',
    title: 'Brochures that are up to date',
    place: { path: '/admin/projects' },
    action: 'Projects',
    find: findBrochures,
  },
  wording: {
    stage: 'law',
    title: 'Wording of advertisements',
    place: { path: '/admin/projects' },
    action: 'Projects',
    find: findWordings,
  },
  privacy: {
    stage: 'law',
    title: settingDefaults.privacy.title,
    place: { path: settings, part: 'privacy', id: 'setting-title' },
    action: settingTable.privacy.name,
    find: findLegal('privacy', settingDefaults.privacy.title),
  },
  purposes: {
    stage: 'law',
    title: 'Purposes of personal data',
    place: { path: settings, part: 'forms', id: 'setting-cvMonths' },
    action: settingTable.forms.name,
    find: findPurposes,
  },
  terms: {
    stage: 'law',
    title: settingDefaults.terms.title,
    place: { path: settings, part: 'terms', id: 'setting-title' },
    action: settingTable.terms.name,
    find: findLegal('terms', settingDefaults.terms.title),
  },
  recipients: {
    stage: 'mail',
    title: 'Who receives enquiries',
    place: { path: settings, part: 'leads', id: 'setting-recipients' },
    action: settingTable.leads.name,
    find: findRecipients,
  },
  mail: {
    stage: 'mail',
    title: 'Mail delivery',
    place: { path: mailScreen, id: mailPlaces.test },
    action: 'Mail',
    find: findMail,
  },
  'mail domain': {
    stage: 'mail',
    title: 'DNS records for mail',
    place: { path: mailScreen, id: 'mail-domain-step' },
    action: 'Mail',
    find: findDomain,
  },
  'second admin': {
    stage: 'team',
    title: 'A second admin',
    place: { path: '/admin/users', id: 'invite-user' },
    action: 'Users',
    find: ({ admins }) =>
      admins < 2
        ? open('There is only one admin. If that password is lost, nobody in the office can reset it.')
        : done(`${admins} people are admins.`),
  },
  'web address': {
    stage: 'server',
    title: 'Web address',
    request: ({ siteUrl }) =>
      `Our website answers at ${siteUrl}. Please give it an address that begins with https:// (a domain and a certificate), set SITE_URL to that address, and start the website again. How: docs/operations.md in the folder of the website.`,
    find: findAddress,
  },
  backup: {
    stage: 'server',
    title: 'Backup',
    request: ({ siteUrl }) =>
      `Please back up our website (${siteUrl}) each night: npm run backup -- --to FOLDER --keep 14. Copy the file to another machine. The office then sees the date of the last backup. How: docs/operations.md in the folder of the website.`,
    find: findBackup,
  },
  scheduler: {
    stage: 'server',
    title: 'Scheduled work',
    request: ({ siteUrl }) =>
      `Please set CRON_SECRET for our website (${siteUrl}), a random text of at least 32 characters, and deploy it again. Without it the host’s scheduler cannot call the website, and mails may wait. How: docs/operations.md in the folder of the website.`,
    find: ({ isCronSecretMissing }) =>
      isCronSecretMissing
        ? open('The host’s scheduler cannot call this website: mails may wait.')
        : done('Failed mails are retried and old data is deleted automatically.'),
  },
};

function hrefOf({ path, part, query, id }: Place): Route {
  const asked = new URLSearchParams({ ...(part && { part }), ...query, [fromLaunch.name]: fromLaunch.value });
  return `${path}?${asked}${id ? `#${id}` : ''}` as Route;
}

function fromList(href: Route): Route {
  const [before = '', id] = href.split('#');
  const asked = `${before}${before.includes('?') ? '&' : '?'}${new URLSearchParams([[fromLaunch.name, fromLaunch.value]])}`;
  return `${asked}${id === undefined ? '' : `#${id}`}` as Route;
}

export const listLaunchResults = (state: LaunchState): LaunchResult[] =>
  Object.entries(launchChecks).map(([id, check]) => {
    const { place, items, ...found } = check.find(state);
    const first = items?.[0]?.links[0];
    const { stage, title } = check;
    const isForServer = 'request' in check;
    return {
      ...{ id, stage, title, ...found },
      ...(items && {
        items: items.map(({ text, links }) => ({
          text,
          links: links.map((link) => ({ ...link, href: fromList(link.href) })),
        })),
      }),
      link: isForServer
        ? null
        : first
          ? { ...first, href: fromList(first.href) }
          : { href: hrefOf({ ...check.place, ...place }), name: check.action },
      request: isForServer && !found.isDone ? check.request(state) : null,
    };
  });
