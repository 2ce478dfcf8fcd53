import { randomInt, randomUUID } from 'node:crypto';
import { polledKinds, sourceKinds, sourceLimits } from '@/lib/content/sources/sources';
import { sleep } from '../../../scripts/lib/processes';
import { querySql } from '../../support/database/sql';
import { appSecret, type Kind, type Pushed, pushes } from '../../support/enquiries/source-pushes';
import {
  accounts,
  type Person,
  type PolledKind,
  type PortalStandIn,
  phoneOf,
} from '../../support/stand-ins/portal-stand-in';
import { none, type Row } from './row';
import { until } from './wait';

export type Source = { id: string; kind: Kind; secret: string };

/** What a service does that pushes: as it should, or in one of the ways in which it fails. */
export const ways = ['well', 'replay', 'wrong secret', 'wrong key', 'junk', 'large'] as const;
type Way = (typeof ways)[number];

type Sent = { source: Source; way: Way; status: number; phone: string; at: number };

const isPolled = (kind: Kind): kind is PolledKind => polledKinds.includes(kind);
/** Of what names or signs nothing any secret key is right. */
const keyed: readonly Kind[] = ['google', 'whatsapp', 'meta'];

/** A source of each kind, as if each had been set up. */
export async function addSources(
  databaseUrl: string,
  kinds: readonly Kind[] = sourceKinds,
): Promise<Source[]> {
  const sources = kinds.map((kind) => ({ kind, id: randomUUID(), secret: randomUUID() }));
  for (const { kind, id, secret } of sources) {
    const typed = isPolled(kind)
      ? accounts[kind]
      : {
          key: keyed.includes(kind) ? appSecret : '',
          token: kind === 'meta' ? accounts.meta_polled.token : '',
        };
    const { account = '', key = '', token = '' } = { account: '', ...typed };
    await querySql(
      `insert into source (id, kind, name, secret, key, token, account, next_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now())`,
      [id, kind, `Source ${kind}`, secret, key, token, account, isPolled(kind) ? new Date() : null],
      databaseUrl,
    );
  }
  return sources;
}

export const removeSources = (databaseUrl: string, sources: readonly Source[]) =>
  querySql('delete from source where id = any($1)', [sources.map(({ id }) => id)], databaseUrl);

let number = randomInt(1, 500_000_000);
function newPerson(): Person {
  number += 1;
  return { number, at: new Date() };
}

/** What is sent in such a way; `former` was taken before. */
function makePush(
  { kind }: Source,
  way: Way,
  person: Person,
  former: Pushed | undefined,
): Pushed | undefined {
  const well = pushes[kind]?.(person);
  if (!well) return undefined;
  if (way === 'replay') return former ?? well;
  if (way === 'wrong key') return pushes[kind]?.(person, 'another key');
  if (way === 'junk') return { ...well, body: '{"a": [<' };
  if (way === 'large') return { ...well, body: 'x'.repeat(sourceLimits.bodyBytes + 1) };
  return well;
}

/** What the rule of sources answers, with the database there. */
function listRight({ kind }: Source, way: Way): number[] {
  if (way === 'wrong secret') return [404];
  if (way === 'large') return [413];
  const isKeyed = keyed.includes(kind);
  if (isKeyed && (way === 'wrong key' || way === 'junk')) return [403];
  return [200];
}

/** Where everything is sent, and whether the database is away from there; null where no server is. */
export type Site = { origin(): string | null; isAway(): boolean };

/** Every service that pushes sends one after the other, each time in the next of some ways, until it is stopped. */
export function startPushes(
  sources: Source[],
  site: Site,
  portals: PortalStandIn,
  options: { everyMs: number; ways: readonly Way[] },
) {
  const sent: Sent[] = [];
  let isStopped = false;
  async function send(source: Source, way: Way, former: Pushed | undefined) {
    const person = newPerson();
    const push = makePush(source, way, person, former);
    const origin = site.origin();
    if (!push || origin === null) return undefined;
    // What a push of Meta only names can be asked for.
    if (source.kind === 'meta') portals.people.meta_polled.push(person);
    const isAway = site.isAway();
    const secret = way === 'wrong secret' ? randomUUID() : source.secret;
    const status = await fetch(`${origin}/api/in/${source.id}/${secret}`, {
      method: 'POST',
      body: push.body,
      headers: push.headers,
      signal: AbortSignal.timeout(30_000),
    })
      .then(async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      })
      // Whoever breaks off is no answer.
      .catch(() => 0);
    const isFree = isAway || site.isAway() || site.origin() !== origin;
    sent.push({
      source,
      way,
      status: isFree && status === 503 ? 0 : status,
      phone: phoneOf(person),
      at: Date.now(),
    });
    return way === 'well' && status === 200 ? push : former;
  }
  const walking = sources
    .filter(({ kind }) => !isPolled(kind))
    .map(async (source) => {
      let former: Pushed | undefined;
      for (let turn = 0; !isStopped; turn += 1) {
        former = await send(source, options.ways[turn % options.ways.length] ?? 'well', former);
        await sleep(options.everyMs);
      }
    });
  return {
    async stop(): Promise<Sent[]> {
      isStopped = true;
      await Promise.all(walking);
      return sent;
    },
  };
}

/** People enquire at every portal, and each source is asked every so often, until they are stopped. */
export function startTelling(portals: PortalStandIn, databaseUrl: string, everyMs: number) {
  let isStopped = false;
  const walking = (async () => {
    while (!isStopped) {
      for (const kind of polledKinds) portals.people[kind as PolledKind].push(newPerson());
      await makeDue(databaseUrl).catch(() => {});
      await sleep(everyMs);
    }
  })();
  return {
    async stop(): Promise<void> {
      isStopped = true;
      await walking;
    },
  };
}

const makeDue = (databaseUrl: string) =>
  querySql(`update source set next_at = now() where next_at is not null`, [], databaseUrl);

/** Until every source was asked to the end, and everything that came was worked. */
export async function settleSources(databaseUrl: string): Promise<void> {
  const begun = new Date();
  await makeDue(databaseUrl);
  await until(
    'every source is asked to the end',
    async () => {
      // One that was being asked when all became due has said itself when it is next.
      const rows = await querySql(
        `update source set next_at = now()
         where next_at is not null and (ask_error <> '' or polled_until is null or polled_until < $1) returning 1`,
        [begun],
        databaseUrl,
      );
      return rows.length === 0;
    },
    120_000,
  );
  await querySql(`update source_body set next_at = now() where state = 'waiting'`, [], databaseUrl);
  await until(
    'everything is worked',
    async () =>
      (await querySql(`select 1 from source_body where state = 'waiting' limit 1`, [], databaseUrl))
        .length === 0,
    300_000,
  );
}

const nameOf = ({ source, way, status }: Sent) => `${status} to ${way} of ${source.kind}`;

function describeWrong(wrong: Sent[]): string {
  const kinds = [...new Set(wrong.map(nameOf))].slice(0, 5);
  return kinds.length > 0 ? ` (${kinds.join(', ')})` : '';
}

/** What became of all that was pushed and told. */
export async function rowsOfSources(
  name: string,
  sources: Source[],
  sent: Sent[],
  { portals, databaseUrl }: { portals: PortalStandIn; databaseUrl: string },
): Promise<Row[]> {
  const rows = await querySql(
    `select source_id as "sourceId", phone_e164 as phone, count(*)::int as count from enquiry
     where source_id = any($1) group by 1, 2`,
    [sources.map(({ id }) => id)],
    databaseUrl,
  );
  const known = new Set(rows.map(({ sourceId, phone }) => `${sourceId} ${phone}`));
  const isThere = (source: Source | undefined, phone: string) => known.has(`${source?.id} +91${phone}`);
  const taken = sent.filter(({ way, status }) => way === 'well' && status === 200);
  const lost = taken.filter(({ source, phone }) => !isThere(source, phone));
  const told = polledKinds.flatMap((kind) =>
    portals.people[kind as PolledKind].map((person) => ({
      source: sources.find((source) => source.kind === kind),
      phone: phoneOf(person),
    })),
  );
  const untold = told.filter(({ source, phone }) => !isThere(source, phone));
  const wrong = sent.filter(({ source, way, status }) => ![0, ...listRight(source, way)].includes(status));
  const twice = rows.filter(({ count }) => Number(count) > 1);
  const refused = sent.filter(({ way, status }) => way !== 'well' && way !== 'replay' && status !== 0);
  return [
    none(`${name}: what was pushed and accepted is lost`, lost.length, taken.length),
    none(`${name}: what was told by who is asked is lost`, untold.length, told.length),
    none(`${name}: enquiries that are there twice`, twice.length, rows.length),
    none(`${name}: answers that the rule does not give${describeWrong(wrong)}`, wrong.length, sent.length),
    none(
      `${name}: what was refused, or is junk, became an enquiry`,
      refused.filter(({ source, way, phone }) => listRight(source, way)[0] !== 200 && isThere(source, phone))
        .length,
      refused.length,
    ),
  ];
}
