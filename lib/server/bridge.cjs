// @ts-check
// The custom server and the bundle of Next load their modules separately, and Next loads some twice. All of them share this object.

/** @typedef {{ guard(pool: import('pg').Pool): void }} DatabaseGuard */

/**
 * The first five are set by the custom server only.
 * @typedef {object} Bridge
 * @property {import('node:async_hooks').AsyncLocalStorage<import('./request-context').RequestContext>} [requests]
 * @property {DatabaseGuard} [databaseGuard]
 * @property {(() => Promise<void>)[]} [stopHooks]
 * @property {boolean} [hasSchedules] true in the first of several workers
 * @property {(tags: readonly string[]) => Promise<void>} [expireInOtherWorkers]
 * @property {Map<string, unknown>} values
 */

const globals = /** @type {typeof globalThis & { builderBridge?: Bridge }} */ (globalThis);
globals.builderBridge ??= { values: new Map() };
const bridge = globals.builderBridge;

/**
 * One value for the process, however often its module is loaded.
 * @template T
 * @param {string} name
 * @param {() => T} make
 * @returns {T}
 */
function oncePerProcess(name, make) {
  if (!bridge.values.has(name)) bridge.values.set(name, make());
  // The name belongs to one caller.
  return /** @type {T} */ (bridge.values.get(name));
}

module.exports = { bridge, oncePerProcess };
