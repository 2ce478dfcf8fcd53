import 'server-only';

export type { File as FileRow } from '@/prisma/generated/client';
