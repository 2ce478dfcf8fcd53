import { z } from 'zod';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { idInput } from '@/lib/shared/enquiries/inputs';

/** The enquiries of a person that an export or an erasure is about; absent, those on a proved tie. */
export const tickedEnquiries = z
  .array(idInput)
  .max(enquiryLimits.mostTied + 1)
  .optional();

/** The same in an address, with commas between. */
export const tickedFilter = z.object({ enquiries: z.string().max(16_000).optional() });

export const listTicked = ({ enquiries }: z.output<typeof tickedFilter>): string[] | undefined =>
  enquiries?.split(',');
