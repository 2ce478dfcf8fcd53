import { withDatabase } from './lib/database';
import { migrateAndSay } from './lib/prepare';

export const main = () => withDatabase(migrateAndSay);
