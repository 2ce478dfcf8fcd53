import 'server-only';
import { silence } from '@/lib/content/sources/screen';
import { readMailHead } from '@/lib/domain/settings/queries';
import { db } from '@/lib/server/db';
import { enqueueMail } from '@/lib/server/delivery/outbox/enqueue';
import { findSilence } from '@/lib/shared/sources/health';
import { ofKnownKind } from './known-kinds';
import { countDays } from './row';
import { makeSilenceMail } from './silence-mail';

const hourMs = 3_600_000;

/** One mail per silence, also when two processes run at once. */
export async function enqueueSilenceMails(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - silence.hours * hourMs);
  const head = await readMailHead();
  await db.$transaction(async (tx) => {
    const rows = await tx.source.findMany({
      where: { ...ofKnownKind, isOn: true, lastAt: { lte: before } },
      orderBy: { id: 'asc' },
    });
    const counts = await countDays(
      rows.map(({ id }) => id),
      tx,
    );
    const silent = rows.flatMap(({ id, name, isOn, lastAt }) => {
      const heard = { isOn, lastAt: lastAt?.toISOString() ?? null, days: counts.get(id) ?? [] };
      const hours = findSilence(heard, now);
      return hours === null || lastAt === null ? [] : { id, name, hours, lastAt, days: heard.days };
    });
    if (silent.length === 0) return;
    const begun = await tx.$queryRaw<{ id: string }[]>`
      with due as (
        select id from source
        where id = any(${silent.map(({ id }) => id)}) and last_at <= ${before} and notified_silence is distinct from last_at
        order by id for no key update)
      update source set notified_silence = last_at from due where source.id = due.id returning source.id`;
    const notified = silent.filter(({ id }) => begun.some((source) => source.id === id));
    const [first] = notified;
    if (!first) return;
    await enqueueMail(tx, makeSilenceMail(notified, head), {
      label: 'Sources that are silent',
      idempotencyKey: `source-silent-${first.id}-${first.lastAt.toISOString()}`,
    });
  });
}
