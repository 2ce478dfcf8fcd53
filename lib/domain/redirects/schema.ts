import { z } from 'zod';

const filter = z.object({
  q: z.string().max(200).catch(''),
  from: z.string().max(200).catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

export type RedirectFilter = z.output<typeof filter>;

export const readRedirectFilter = (query: object): RedirectFilter => filter.parse(query);
