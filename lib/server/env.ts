import 'server-only';
import { parseEnv } from './env-schema';

/** The checked environment. The first import of it stops the process with sentences when a value is bad. */
export const env = parseEnv(process.env);

// next-auth reads this by itself; SITE_URL is the only address that people set.
process.env.NEXTAUTH_URL = env.SITE_URL;
