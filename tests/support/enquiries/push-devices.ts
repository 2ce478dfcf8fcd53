import { subscribeToPush } from '@/lib/domain/notifications/push/mutations';
import { createSession } from '@/lib/server/auth/session';
import type { Sales } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { ensurePushKey } from '@/lib/server/delivery/push/keys';
import { makeSales } from '../accounts/admin';
import type { PushStandIn } from '../stand-ins/push-stand-in';
import type { StandInSubscription } from './push-subscription';

/** Somebody who has signed in on a device of theirs. */
export async function signInOn(userId: string, userAgent = 'Chrome/140 Android'): Promise<Sales> {
  const { name, email, role } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const { id: sessionId } = await createSession(userId, { userAgent, address: '192.0.2.9' });
  return makeSales({ userId, name, email, role, sessionId });
}

type Ringing = { staff: Sales; subscription: StandInSubscription; id: string };

/** A device of theirs on which they have signed in, and which they let ring. */
export async function addPushDevice(service: PushStandIn, userId: string, host?: string): Promise<Ringing> {
  await ensurePushKey();
  const staff = await signInOn(userId);
  const subscription = service.subscribe(host);
  const { data } = await subscribeToPush(staff, subscription);
  return { staff, subscription, id: data._id };
}
