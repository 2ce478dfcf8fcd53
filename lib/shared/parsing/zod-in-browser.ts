import { z } from 'zod';

// The policy of pages forbids eval, which zod would try.
if (typeof window !== 'undefined') z.config({ jitless: true });
