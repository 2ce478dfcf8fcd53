import 'server-only';
import path from 'node:path';
import { env } from '../env';

/** Next would trace the whole project for a path unknown at build time. */
export const uploadsDir = path.resolve(/*turbopackIgnore: true*/ process.cwd(), env.DATA_DIR, 'uploads');
