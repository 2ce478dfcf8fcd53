import { z } from 'zod';
import { placeholderOf } from '@/lib/content/facts';
import { answerLimits } from '@/lib/content/ready-answers';
import { retention as kept } from '@/lib/content/retention';
import { type SearchPage, searchPages } from '@/lib/content/search-results';
import { site } from '@/lib/content/site';
import { optionalText, pictureRef, requiredText, searchTexts } from '@/lib/shared/fields';
import { identityFields } from '@/lib/shared/identity';
import { findE164 } from '@/lib/shared/phone';
import { answerPlaceholders, findBrokenPlaceholder, tidyPlaceholders } from '@/lib/shared/placeholders';
import { splitAddress } from '@/lib/shared/postal-address';
import { listTexts } from '@/lib/shared/texts';

const atMost = (max: number, what: string) => `At most ${max} ${what}`;
const line = requiredText('A line must not be empty', 200);

/** As the product wrote it before the number was a setting: an office that has saved its text since has it so. */
const writtenRetention = '24 months after our last contact';
const tidy = (text: string) =>
  tidyPlaceholders(text).replaceAll(
    writtenRetention,
    writtenRetention.replace('24', placeholderOf('months kept')),
  );
const prose = (max: number) => optionalText(max).overwrite(tidy);
const requiredProse = (message: string, max: number) => requiredText(message, max).overwrite(tidy);
const paragraphs = z
  .array(prose(5000))
  .max(60, atMost(60, 'paragraphs'))
  .transform((texts) => texts.filter((text) => text !== ''));

const email = z
  .string({ error: 'E-mail is required' })
  .trim()
  .toLowerCase()
  .max(200, 'At most 200 characters')
  .pipe(z.email('Invalid email format'));

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is written like 09:00');

const hours = z
  .object({
    days: requiredText('Days are required', 60),
    time: requiredText('Time is required', 60),
    /** For search engines, as 24-hour times; null on a closed day. */
    opens: clockTime.nullable(),
    closes: clockTime.nullable(),
  })
  .refine(({ opens, closes }) => (opens === null) === (closes === null), {
    error: 'Give both times, or none for a closed day',
    path: ['closes'],
  });

const socialLink = z.object({
  kind: z.enum(['photo', 'social', 'professional'], { error: 'Choose the kind of network' }),
  name: requiredText('Name is required', 60),
  href: z.url({ protocol: /^https$/, error: 'The address must start with https://' }).max(500),
});

const contactFields = z.object({
  phone: requiredText('Phone is required', 40).refine(
    (typed) => findE164(typed) !== null,
    'Please give a phone number with its code, such as +91 98450 12345',
  ),
  email,
  /** The lines above the city. */
  address: z.array(line).min(1, 'Address is required').max(6, atMost(6, 'lines')),
  city: optionalText(80).optional(),
  state: optionalText(80).optional(),
  pin: optionalText(20)
    .overwrite((text) => text.replace(/[\s-]/g, ''))
    .regex(/^(?:[1-9]\d{5})?$/, 'A PIN code has six digits, such as 575 001')
    .optional(),
  hours: z.array(hours).max(7, atMost(7, 'lines')),
  social: z.array(socialLink).max(6, atMost(6, 'links')),
  registeredName: optionalText(200).default(''),
  grievanceContact: optionalText(200).default(''),
});

/** As a former release wrote it the lines hold city and PIN code as well. */
const contact = contactFields.transform(({ city, state, pin, ...value }) =>
  city === undefined
    ? { ...value, ...splitAddress(value.address), state: state ?? site.region }
    : { ...value, city, state: state ?? '', pin: pin ?? '' },
);

/** None: the addresses of LEADS_TO. */
const leads = z.object({ recipients: z.array(email).max(20, atMost(20, 'recipients')) });

/** Who answers enquiries, a person or a team; without a name nobody is named. */
const responder = z
  .object({
    name: optionalText(80),
    role: optionalText(120),
    picture: pictureRef.pick({ _id: true, focal: true }).nullable(),
  })
  .refine(({ name, role, picture }) => name !== '' || (role === '' && picture === null), {
    error: 'Name is required beside a role or a picture',
    path: ['name'],
  });

/** How long an enquiry is kept after the last contact. */
const retention = z.object({
  months: z
    .int('Give a whole number of months')
    .min(
      kept.minMonths,
      `At least ${kept.minMonths} months: the law asks to keep what was processed for a year`,
    )
    .max(kept.maxMonths, `At most ${kept.maxMonths} months`),
});

const faq = z.object({
  _id: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/, 'An id has small letters, digits and hyphens')
    .optional(),
  question: requiredProse('Question is required', 300),
  answer: paragraphs.refine((texts) => texts.length > 0, 'Answer is required'),
  link: z
    .object({
      name: requiredText('Name is required', 60),
      href: z.enum(['/projects', '/contact', '/upcoming-projects'], { error: 'Choose a page' }),
    })
    .optional(),
});

const faqs = z.array(faq).min(1, 'There must be at least one question').max(40, atMost(40, 'questions'));

const legal = z.object({
  title: requiredText('Title is required', 120),
  lead: prose(600),
  description: prose(400),
  sections: z
    .array(
      z.object({
        heading: requiredProse('Heading is required', 200),
        paragraphs,
        list: z.array(line.overwrite(tidy)).max(60, atMost(60, 'lines')).optional(),
      }),
    )
    .min(1, 'There must be at least one section')
    .max(60, atMost(60, 'sections')),
});

/** The words of the first page that are its own. */
const home = z.object({
  statement: requiredProse('The first sentence is required', 300),
  about: requiredProse('The text beside it is required', 600),
});

/** The words of /aboutclick and /about. */
const story = z.object({
  statement: requiredProse('The first sentence is required', 400),
  lead: requiredProse('First words are required', 400),
  chapters: z
    .array(z.object({ heading: requiredProse('Heading is required', 120), paragraphs }))
    .min(1, 'There must be at least one chapter')
    .max(20, atMost(20, 'chapters')),
});

const searchWords = z.object(searchTexts).default({ title: '', description: '' });

/** What a search shows of each page; an empty text is the product's own. */
const search = z.object(
  // Each page is named.
  Object.fromEntries(searchPages.map((page) => [page, searchWords])) as Record<
    SearchPage,
    typeof searchWords
  >,
);

/** What the team sends on WhatsApp; the first stands in the link itself. */
const answers = z.object({
  answers: z
    .array(
      z.object({
        name: requiredText('Name is required', answerLimits.nameMax),
        text: requiredText('Text is required', answerLimits.textMax).overwrite(answerPlaceholders.tidy),
      }),
    )
    .max(answerLimits.count, atMost(answerLimits.count, 'ready answers')),
});

/** By part. Texts are plain text. */
export const settingSchemas = {
  contact,
  identity: identityFields,
  responder,
  leads,
  answers,
  home,
  story,
  search,
  faqs,
  retention,
  privacy: legal,
  terms: legal,
} as const;

/** The path of the field that holds a text: paragraphs and lines are one field together. */
const toField = (path: (string | number)[]) =>
  ['paragraphs', 'answer', 'list'].includes(String(path.at(-2))) ? path.slice(0, -1) : path;

/** Refuses what stands in braces and names no fact. What is stored already is read as it stands. */
const refuseBroken =
  (findBroken: typeof findBrokenPlaceholder) =>
  (value: unknown, context: z.RefinementCtx): void => {
    for (const { path, text } of listTexts(value)) {
      const broken = findBroken(text);
      if (broken === null) continue;
      const message = `“${broken}” is no placeholder. Take one from Insert, or leave the braces out`;
      context.addIssue({ code: 'custom', path: toField(path), message });
    }
  };
const checkPlaceholders = refuseBroken(findBrokenPlaceholder);

/** What a save must be, by part. */
export const settingInputs = {
  ...settingSchemas,
  answers: answers.superRefine(refuseBroken(answerPlaceholders.findBroken)),
  home: home.superRefine(checkPlaceholders),
  story: story.superRefine(checkPlaceholders),
  faqs: faqs.superRefine(checkPlaceholders),
  privacy: legal.superRefine(checkPlaceholders),
  terms: legal.superRefine(checkPlaceholders),
} as const;

export const settingParts = [
  'contact',
  'identity',
  'responder',
  'leads',
  'answers',
  'home',
  'story',
  'search',
  'faqs',
  'retention',
  'privacy',
  'terms',
] as const;
export type SettingPart = (typeof settingParts)[number];
export type SettingInput<P extends SettingPart> = z.input<(typeof settingSchemas)[P]>;
export type SettingValue<P extends SettingPart> = z.output<(typeof settingSchemas)[P]>;

/** `value` has the shape of its part; `version` 0 is the default. */
export const settingUpdate = z.object({
  value: z.unknown(),
  version: z.number().int().nonnegative().optional(),
});
