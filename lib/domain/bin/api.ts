import 'server-only';
import { z } from 'zod';
import { kinds } from '@/lib/domain/records';
import { type Call, named, picture } from '@/lib/server/http/openapi';
import type { BinEntry } from './dto';

const kind = z.enum(kinds.map((each) => each.kind));
const entry: z.ZodType<BinEntry> = named(
  'BinEntry',
  z.object({
    kind,
    _id: z.string(),
    label: z.string(),
    picture: picture.nullable(),
    deletedAt: z.iso.datetime(),
    deletedBy: z.string().nullable(),
    daysLeft: z.number().int(),
  }),
);

export const binCalls: Call[] = [
  {
    method: 'get',
    path: '/api/admin/bin',
    summary: 'What lies in the bin',
    access: 'editor',
    answers: { 200: z.array(entry) },
  },
  {
    method: 'post',
    path: '/api/admin/bin/{kind}/{id}/restore',
    summary: 'Take a record out of the bin',
    access: 'editor',
    answers: { 200: z.object({ kind, _id: z.string() }) },
  },
];
