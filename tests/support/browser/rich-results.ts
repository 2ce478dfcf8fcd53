import { z } from 'zod';

const words = z.string().trim().min(1);
const address = z.looseObject({
  '@type': z.literal('PostalAddress'),
  addressLocality: words,
  addressRegion: words,
  addressCountry: z.string().length(2),
});

/** What search engines ask for, and what they recommend and the site has, by type. */
const shapes = {
  RealEstateAgent: z.looseObject({
    '@id': z.url(),
    name: words,
    url: z.url(),
    logo: z.url(),
    image: z.url(),
    telephone: z.string().regex(/^\+\d/),
    address: address.extend({ streetAddress: words, postalCode: words }),
    openingHoursSpecification: z
      .array(
        z.looseObject({
          dayOfWeek: z.array(words).min(1),
          opens: z.iso.time({ precision: -1 }),
          closes: z.iso.time({ precision: -1 }),
        }),
      )
      .min(1),
    sameAs: z.array(z.url()).min(1).optional(),
  }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(z.looseObject({ position: z.int(), name: words, item: z.url() }))
      .min(2)
      .refine((steps) => steps.every(({ position }, index) => position === index + 1)),
  }),
  FAQPage: z.looseObject({
    mainEntity: z
      .array(z.looseObject({ name: words, acceptedAnswer: z.looseObject({ text: words }) }))
      .min(1),
  }),
  Person: z.looseObject({
    name: words,
    url: z.url(),
    jobTitle: words,
    worksFor: z.object({ '@id': z.url() }),
  }),
};

type RichType = keyof typeof shapes;

export const richTypes = Object.keys(shapes) as RichType[];

/** What a node lacks for a rich result; nothing of a type that has none. */
export function findUnfit(node: Record<string, unknown>): string[] {
  const type = richTypes.find((name) => name === node['@type']);
  const { error } = type ? shapes[type].safeParse(node) : {};
  return error ? error.issues.map(({ path, message }) => `${type}.${path.join('.')}: ${message}`) : [];
}
