import { z } from 'zod';
import { officeFormPages } from '@/lib/content/enquiries/office-form-pages';
import { partnerTerms } from '@/lib/content/partners';
import { cvRetention } from '@/lib/content/settings/retention';
import { requiredText } from '@/lib/shared/parsing/fields';
import { definePart } from './define';

const { landowner, partner, career, media } = officeFormPages;
const isOn = (label: string) => z.boolean().meta({ label });

const schema = z.object({
  landowner: isOn(landowner.name),
  partner: isOn(partner.name),
  career: isOn(career.name),
  media: isOn(media.name),
  cvMonths: z
    .int('Give a whole number of months')
    .min(cvRetention.minMonths, 'At least one month')
    .max(cvRetention.maxMonths, `At most ${cvRetention.maxMonths} months`)
    .meta({ label: 'Months until an application is deleted' }),
  /** The former release did not save it. */
  partnerTerms: requiredText('Enter the terms for partners', 6000)
    .default(partnerTerms)
    .meta({ label: 'Terms for partners' }),
});

export const forms = definePart(
  { part: 'forms', name: 'Forms', role: 'admin', isPublic: false },
  {
    schema,
    initial: {
      landowner: false,
      partner: false,
      career: false,
      media: false,
      cvMonths: cvRetention.months,
      partnerTerms,
    },
  },
);
