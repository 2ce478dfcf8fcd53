import 'server-only';

export type { Picture as PictureRow } from '@/prisma/generated/client';
