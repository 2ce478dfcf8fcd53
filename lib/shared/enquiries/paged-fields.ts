import { z } from 'zod';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';

export const pagedFields = {
  q: z.string().max(200).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(enquiryLimits.maxPageSize).default(enquiryLimits.pageSize),
};
