import { z } from 'zod';
import type { EnquiryState, InboxTab } from '@/lib/content/enquiries/enquiries';
import { moment, named, pageFields } from '@/lib/server/http/openapi';
import { card, type EnquiryCard } from '../dto';

export const page = named('EnquiryPage', z.object({ enquiries: z.array(card), ...pageFields }));

export const pulse = named(
  'Pulse',
  z.object({
    newest: z.array(z.object({ _id: z.string(), name: z.string(), createdAt: moment })),
    newCount: z.number().int(),
  }),
);

type Named = { _id: string; name: string };

export type EnquiryPage = z.output<typeof page>;
export type Pulse = z.output<typeof pulse>;

export type FollowUps = { enquiries: EnquiryCard[]; total: number };

export type TabCounts = Record<InboxTab, number>;

export type HeldLately = { count: number; oldestAt: string };

export type FilterOptions = {
  sources: string[];
  projects: Named[];
  partners: Named[];
  people: Named[];
  allProjects: Named[];
};

export type ReadyAnswer = { name: string; text: string };

export type FoundElsewhere = { state: EnquiryState; count: number }[];
