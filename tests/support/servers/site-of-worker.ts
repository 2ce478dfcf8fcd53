import { takeSite } from './own-site';

takeSite(Number(process.env.VITEST_POOL_ID) - 1);
