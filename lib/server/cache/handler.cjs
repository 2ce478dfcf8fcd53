/**
 * Keeps what Next's file cache forgets: which tags are expired, over restarts and over instances.
 * Next loads this file by itself, outside the bundle, so it is plain CommonJS. See docs/decisions/0004-caching.md.
 */
const { createHash } = require('node:crypto');
const { existsSync } = require('node:fs');
const pg = require('pg');
const { contentSecurityPolicy } = require('../http/content-security-policy.cjs');
// Private modules of Next: the version is pinned, and tests cover what is used of them.
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;
const { tagsManifest } = require('next/dist/server/lib/incremental-cache/tags-manifest.external');

const retryMs = 500;
// Next loads the handler more than once in a process; the state is one.
globalThis.builderTagSync ??= { connected: false, pool: null, firstConnect: null, masked: new Map() };
const state = globalThis.builderTagSync;

function expire(tag, at) {
  const known = tagsManifest.get(tag) ?? {};
  if ((known.expired ?? 0) < at) tagsManifest.set(tag, { ...known, expired: at });
}

/** While the database is away an expired page would be rendered anew, and fail: it is served stale instead. */
function serveStale() {
  for (const [tag, { expired, stale }] of tagsManifest) {
    if (!expired) continue;
    state.masked.set(tag, expired);
    tagsManifest.set(tag, { stale: Math.max(stale ?? 0, expired) });
  }
}

function serveFresh() {
  for (const [tag, at] of state.masked) expire(tag, at);
  state.masked.clear();
}

async function listen(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1500, keepAlive: true });
  let lost = false;
  const onLost = () => {
    if (lost) return;
    lost = true;
    state.connected = false;
    serveStale();
    client.end().catch(() => {});
    setTimeout(() => listen(connectionString), retryMs).unref();
  };
  client.on('error', onLost);
  client.on('end', onLost);
  // Received after the commit: a page rendered while the edit was under way is older than now, and goes too.
  client.on('notification', ({ payload }) => expire(payload, Date.now()));
  try {
    await client.connect();
    await client.query('listen cache_tag');
    const { rows } = await client.query('select tag, expired_at from cache_tag');
    state.connected = true;
    serveFresh();
    for (const { tag, expired_at } of rows) expire(tag, Number(expired_at));
  } catch {
    onLost();
  }
}

const url = process.env.DATABASE_URL;
if (url && !state.firstConnect && process.env.NEXT_PHASE !== 'phase-production-build') {
  state.pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 1500 });
  state.pool.on('error', () => {});
  // A transaction pooler cannot LISTEN; the direct address can.
  state.firstConnect = listen(process.env.DIRECT_DATABASE_URL || url);
}

async function keep(tags, at) {
  await state.pool.query(
    `insert into cache_tag (tag, expired_at) select t, $2 from unnest($1::text[]) as t order by t
     on conflict (tag) do update set expired_at = greatest(cache_tag.expired_at, excluded.expired_at)`,
    [tags, at],
  );
  await state.pool.query(`select pg_notify('cache_tag', t) from unnest($1::text[]) as t`, [tags]);
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const stylesheet = /<link rel="stylesheet" href="([^"]+)"/g;

const waiting = 'text/after-paint';
const asyncScript = / async=""><\/script>/g;
const betweenData = /<\/script><script>(?=self\.__next_f\.push\()/g;

/**
 * Has the waiting scripts run once the page is painted, and those of its end that come later, as they come. A page that nobody
 * sees, or whose paint is long in coming, does not wait for it.
 */
const start = `<script type="module" async="">{
let isDue=document.hidden;
const run=()=>{isDue=true;for(const held of document.querySelectorAll('script[type="${waiting}"]')){
const script=document.createElement('script');script.async=true;script.setAttribute('src',held.getAttribute('src'));held.replaceWith(script)}};
document.addEventListener('DOMContentLoaded',()=>isDue&&run());
setTimeout(run,3000);
if(isDue)run();else new PerformanceObserver(run).observe({type:'paint',buffered:true})}</script>`;

/**
 * A page that is read before its scripts come: they wait for the first paint, so that styles, fonts and pictures have the line and
 * the processor of a slow phone for themselves. React's data become one script, which needs one hash in the policy.
 */
function paintFirst(html) {
  return html
    .replace(asyncScript, ` async="" type="${waiting}"></script>`)
    .replace(betweenData, ';')
    .replace('</head>', `${start}</head>`);
}

/** How Next marks the empty document that its scripts fill: it has nothing to paint before them. */
const emptyDocument = '<html id="__next_error__"';
/** How a page says that it is drawn where nothing is; see docs/decisions/0011-failing-reads.md. */
const nothingHere = /<meta name="prerender-status-code" content="404"/;

/** A policy for one prerendered page, which allows the inline scripts that stand in it, by hash. */
function policyFor(html) {
  const hashes = new Set();
  for (const [, attributes, body] of html.matchAll(inlineScript)) {
    if (/type="application\/(?:ld\+)?json"/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return contentSecurityPolicy([...hashes], process.env);
}

/**
 * The styles, which the first paint waits for, then the fonts, which Next names by itself: without the styles the fonts would
 * be asked for first, and take the one connection that is open.
 */
function linksFor(html, fonts) {
  const styles = [...html.matchAll(stylesheet)].map(([, href]) => `<${href}>; rel=preload; as="style"`);
  return [...styles, fonts].filter(Boolean).join(', ');
}

/** Readies a prerendered page, once: its scripts, its status, and the headers that depend on what stands in it. */
function ready(value) {
  if (
    value?.kind !== 'APP_PAGE' ||
    value.postponed ||
    !value.html ||
    value.headers?.['content-security-policy']
  )
    return;
  const drawn = typeof value.html === 'string' ? value.html : value.html.toUnchunkedString();
  const html = drawn.includes(emptyDocument) ? drawn : paintFirst(drawn);
  value.html = html;
  if (nothingHere.test(html)) value.status = 404;
  value.headers = {
    ...value.headers,
    'content-security-policy': policyFor(html),
    link: linksFor(html, value.headers?.link),
  };
}

/** The same cache, that writes no files; its memory is bounded. */
const inMemory = (cache) => Object.create(cache, { flushToDisk: { value: false } });

module.exports = class extends FileSystemCache {
  async get(...args) {
    await state.firstConnect;
    const entry = await super.get(...args);
    ready(entry?.value);
    return entry;
  }

  async set(key, value, context) {
    // A refused POST with a Next-Action header arrives here as the route's answer, too.
    if (value?.kind === 'APP_ROUTE' && value.status !== 200) return;
    ready(value);
    return super.set.call(this.isMadeUp(key, value) ? inMemory(this) : this, key, value, context);
  }

  /** A page that answers 404 and does not take the place of one that was there: made-up ids must not fill the disk. */
  isMadeUp(key, value) {
    if (value?.kind !== 'APP_PAGE' || value.status !== 404) return false;
    return !existsSync(this.getFilePath(`${key}.html`, value.kind));
  }

  async revalidateTag(tags, durations) {
    const list = typeof tags === 'string' ? [tags] : tags;
    await super.revalidateTag(list, durations);
    if (!state.connected) serveStale();
    // With a longer expiry a page may be served stale meanwhile: nothing that others must hear of.
    if (durations?.expire) return;
    try {
      await keep(list, Date.now());
    } catch {
      console.error('Expired tags could not be kept in the database.');
    }
  }
};
