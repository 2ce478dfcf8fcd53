import { ensurePushKey } from '@/lib/server/delivery/push/keys';
import { json, methods, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: salesRoute(async () => json({ publicKey: await ensurePushKey() })),
});
