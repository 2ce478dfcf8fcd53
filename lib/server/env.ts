import 'server-only';
import { parseEnv } from './env-schema';

export const env = parseEnv(process.env);

// next-auth reads this variable; people set only SITE_URL.
process.env.NEXTAUTH_URL = env.SITE_URL;
