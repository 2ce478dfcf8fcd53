import 'server-only';
import path from 'node:path';
import { env } from '../env';

/** The folder of the local files. Next would trace the whole project for a path that it cannot foresee. */
export const uploadsDir = path.resolve(/*turbopackIgnore: true*/ process.cwd(), env.DATA_DIR, 'uploads');
