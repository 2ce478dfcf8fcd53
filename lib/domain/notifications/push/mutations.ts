import 'server-only';
import { salesHome } from '@/lib/content/nav';
import { testPushMessage } from '@/lib/content/push-notifications';
import { requireNamed } from '@/lib/domain/settings/purposes';
import { getShownIdentity } from '@/lib/domain/settings/queries';
import type { Sales } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db';
import { DeliveryError } from '@/lib/server/delivery/delivery-error';
import { requirePushEndpoint } from '@/lib/server/delivery/push/endpoint';
import { sendPush } from '@/lib/server/delivery/push/send';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { deviceOf } from '@/lib/shared/accounts/device';
import { brandIconPath } from '@/lib/shared/brand/brand-icons';
import { AppError } from '@/lib/shared/errors';
import { reasonOfFailure } from '@/lib/shared/mail/delivery-reason';
import { requireKnownId } from '@/lib/shared/parsing/id';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { OwnPushSubscription } from './dto';
import { subscriptionInclude, toOwnSubscription } from './queries';
import { subscriptionInput } from './schema';

const entity = 'telephone';
const missing = 'There is no such device.';

/** Ending a session must also end its push subscription. @throws AppError unauthorized. */
async function lockSession(tx: Tx, { sessionId }: Sales): Promise<void> {
  const [live] = await tx.$queryRaw<object[]>`
    select id from session where id = ${sessionId} and revoked_at is null for update`;
  if (!live) throw new AppError('unauthorized', 'Please sign in.');
}

/** @throws AppError invalid for an unknown push service, or until the privacy policy names alerts. */
export async function subscribeToPush(sales: Sales, input: unknown): Promise<Mutated<OwnPushSubscription>> {
  const { endpoint: given, keys } = parseInput(subscriptionInput, input);
  const endpoint = requirePushEndpoint(given).href;
  const { sessionId } = sales;
  return mutate(sales, async (tx) => {
    await requireNamed(tx, [{ purpose: 'alarm', field: 'endpoint' }]);
    await lockSession(tx, sales);
    await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))::text`;
    await tx.pushSubscription.deleteMany({ where: { endpoint, sessionId: { not: sessionId } } });
    const before = await tx.pushSubscription.findUnique({ where: { sessionId } });
    const row = await tx.pushSubscription.upsert({
      where: { sessionId },
      create: { sessionId, endpoint, ...keys },
      update: { endpoint, ...keys },
      include: subscriptionInclude,
    });
    const label = deviceOf(row.session.userAgent);
    const audit = { action: 'create', entity, entityId: row.id, label } as const;
    return { data: toOwnSubscription(sales, row), tags: [], audit: before ? [] : audit };
  });
}

const findOwn = (tx: Tx, { userId }: Sales, id: string) =>
  tx.pushSubscription.findFirst({ where: { id, session: { userId } }, include: subscriptionInclude });

/** @throws AppError not_found. */
export async function unsubscribeFromPush(sales: Sales, givenId: unknown): Promise<Mutated<null>> {
  const id = requireKnownId(givenId, missing);
  return mutate(sales, async (tx) => {
    const row = await findOwn(tx, sales, id);
    if (!row) throw new AppError('not_found', missing);
    await tx.pushSubscription.deleteMany({ where: { id } });
    const label = deviceOf(row.session.userAgent);
    return { data: null, tags: [], audit: { action: 'delete', entity, entityId: id, label } };
  });
}

/** @throws AppError not_found, or invalid with the reason. */
export async function sendTestPush(sales: Sales, givenId: unknown): Promise<Mutated<null>> {
  const id = requireKnownId(givenId, missing);
  if (!(await findOwn(db, sales, id))) throw new AppError('not_found', missing);
  const icon = brandIconPath(await getShownIdentity(), 192);
  try {
    await sendPush(id, [{ message: { ...testPushMessage, path: salesHome, icon }, createdAt: new Date() }]);
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    throw new AppError('invalid', `The alert was not sent: ${reasonOfFailure('push', error.message)}.`);
  }
  if (!(await findOwn(db, sales, id)))
    throw new AppError('not_found', 'The push service no longer knows this phone. Turn on alerts again.');
  return { data: null, tags: [] };
}
