// @ts-check
// Next remembers expired tags in memory only. This shares them across restarts and instances.
const { oncePerProcess } = require('../bridge.cjs');
const { UtcClient, UtcPool } = require('../database/utc-client.cjs');
const { expire, listTagAges, now, toPast, upsertTags } = require('./expiry.cjs');

const retryMs = 500;
const deadlines = { connectionTimeoutMillis: 1500, query_timeout: 5000 };
// A dead connection without traffic does not end, so it is pinged.
const pulse = { everyMs: 2000, query: { text: 'select 1', query_timeout: 2000 } };

/**
 * @typedef {object} TagSync
 * @property {import('pg').Pool | null} pool
 * @property {Promise<void> | null} firstConnect
 * @property {boolean} isInStep
 */

const state = oncePerProcess(
  'tag sync',
  () => /** @type {TagSync} */ ({ pool: null, firstConnect: null, isInStep: false }),
);

/** @param {string} connectionString */
async function listen(connectionString) {
  const client = new UtcClient({ connectionString, ...deadlines, keepAlive: true });
  let lost = false;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const onLost = () => {
    if (lost) return;
    lost = true;
    state.isInStep = false;
    clearInterval(timer);
    client.end().catch(() => {});
    setTimeout(() => listen(connectionString), retryMs).unref();
  };
  client.on('error', onLost);
  client.on('end', onLost);
  // Received after the commit, so a page rendered during the edit is older and expires too.
  client.on('notification', ({ payload }) => payload && expire(payload));
  try {
    await client.connect();
    await client.query('listen cache_tag');
    const { rows } = await client.query(listTagAges);
    const asked = now();
    for (const { tag, age } of rows) expire(tag, toPast(asked - age));
    state.isInStep = !lost;
    timer = setInterval(() => client.query(pulse.query).catch(onLost), pulse.everyMs).unref();
  } catch {
    onLost();
  }
}

const url = process.env.DATABASE_URL;
if (url && !state.firstConnect && process.env.NEXT_PHASE !== 'phase-production-build') {
  state.pool = new UtcPool({ connectionString: url, max: 1, ...deadlines });
  state.pool.on('error', () => {});
  // A transaction pooler cannot LISTEN; the direct address can.
  state.firstConnect = listen(process.env.DIRECT_DATABASE_URL || url);
}

async function whenSynced() {
  await state.firstConnect;
}

const isInStep = () => state.isInStep;

/**
 * Records the tags again after the commit: a page rendered during the edit is stale after a restart too.
 * @param {readonly string[]} tags
 */
async function recordExpiry(tags) {
  try {
    if (!state.pool) throw new Error('no database');
    const [start, end] = upsertTags;
    await state.pool.query(`${start}$1${end}`, [tags]);
  } catch {
    console.error('Expired tags could not be kept in the database.');
  }
}

module.exports = { isInStep, whenSynced, recordExpiry };
