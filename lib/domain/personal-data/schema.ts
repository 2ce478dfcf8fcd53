import { z } from 'zod';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { idInput } from '@/lib/shared/enquiries/inputs';

export const tickedEnquiries = z
  .array(idInput)
  .max(enquiryLimits.mostTied + 1)
  .optional();

/** With commas between, because it is in an address. */
export const tickedFilter = z.object({ enquiries: z.string().max(16_000).optional() });

export const listTicked = ({ enquiries }: z.output<typeof tickedFilter>): string[] | undefined =>
  enquiries?.split(',');
