import 'server-only';
import { env } from '../env';
import type { Storage } from './contract';
import { createLocalDisk } from './local-disk';
import { uploadsDir } from './uploads-dir';
import { createVercelBlob } from './vercel-blob';

const { BLOB_READ_WRITE_TOKEN: token, PRIVATE_BLOB_READ_WRITE_TOKEN: privateToken } = env;

const closed = privateToken ? createVercelBlob(privateToken, { access: 'private' }) : undefined;

export const storage: Storage = token ? createVercelBlob(token, { closed }) : createLocalDisk(uploadsDir);
