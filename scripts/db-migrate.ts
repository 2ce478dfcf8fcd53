import { withDatabase } from './lib/database/database';
import { migrateAndSay } from './lib/serving/prepare';

export const main = () => withDatabase(migrateAndSay);
