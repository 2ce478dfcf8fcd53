import 'server-only';
import { env } from '../env';
import type { Storage } from './contract';
import { createLocalDisk } from './local-disk';
import { uploadsDir } from './uploads-dir';
import { createVercelBlob } from './vercel-blob';

/** The storage of this installation: the blob store when its token is set, else the disk below DATA_DIR. */
export const storage: Storage = env.BLOB_READ_WRITE_TOKEN
  ? createVercelBlob(env.BLOB_READ_WRITE_TOKEN)
  : createLocalDisk(uploadsDir);
