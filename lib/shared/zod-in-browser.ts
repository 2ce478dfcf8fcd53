import { z } from 'zod';

// The policy of pages stops what zod would otherwise try there: to compile its schemas.
if (typeof window !== 'undefined') z.config({ jitless: true });
