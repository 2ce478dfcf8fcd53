// @ts-check
// Stands for the cache that a serverless host shares between its processes: one folder, and a log of the tags that expire.
const fs = require('node:fs');
const path = require('node:path');
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;
const { tagsManifest } = require('next/dist/server/lib/incremental-cache/tags-manifest.external');

const folder = process.env.HOST_CACHE_DIR ?? '';
const log = path.join(folder, 'expired-tags.log');
let readSoFar = 0;

/** Takes over what other processes have expired; the host tells of it with each request. */
function readExpiredTags() {
  if (!fs.existsSync(log)) return;
  const lines = fs.readFileSync(log, 'utf8').slice(readSoFar);
  readSoFar += lines.length;
  for (const line of lines.split('\n').filter(Boolean)) {
    const { tag, ...times } = JSON.parse(line);
    tagsManifest.set(tag, { ...tagsManifest.get(tag), ...times });
  }
}

class HostCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    super({ ...context, serverDistDir: folder, flushToDisk: true, maxMemoryCacheSize: undefined });
  }

  /**
   * What is kept is as old as the clock of its process says, which a test may have moved.
   * @override
   * @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args
   */
  async set(...args) {
    await super.set(...args);
    const [key, value] = args;
    const isRoute = value?.kind === 'APP_ROUTE';
    // @ts-expect-error Next keeps the name of the file to itself.
    const file = this.getFilePath(`${key}${isRoute ? '.body' : '.html'}`, 'APP_PAGE');
    if (fs.existsSync(file)) fs.utimesSync(file, new Date(), new Date());
  }

  /**
   * @override
   * @param {string | string[]} tags
   * @param {{ expire?: number }} [durations]
   */
  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    const list = typeof tags === 'string' ? [tags] : tags;
    const lines = list.map((tag) => `${JSON.stringify({ tag, ...tagsManifest.get(tag) })}\n`);
    fs.appendFileSync(log, lines.join(''));
  }
}

module.exports = { HostCache, readExpiredTags };
