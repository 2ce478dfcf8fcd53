// @ts-check
const pg = require('pg');

/** @param {string} zone */
const toSentence = (zone) =>
  `The database answers in the time zone ${zone} although UTC was asked for, so every time would be stored wrong. ` +
  `Run this in it: alter database "<its name>" set timezone to 'UTC'; then start again.`;

/** `@prisma/adapter-pg` ignores offsets (prisma/orm#28629), so another zone would shift times. */
class UtcClient extends pg.Client {
  /** @param {import('pg').ClientConfig} [config] */
  constructor(config) {
    super(config);
    const { connection } = /** @type {{ connection?: import('node:events').EventEmitter }} */ (
      /** @type {unknown} */ (this)
    );
    let otherZone = '';
    connection?.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (parameterName === 'TimeZone' && parameterValue !== 'UTC') otherZone = parameterValue;
    });
    const findRefusal = () => {
      if (otherZone === '') return null;
      this.end().catch(() => {});
      return new Error(toSentence(otherZone));
    };
    const connect = super.connect.bind(this);
    /** @param {(error: Error | null) => void} [callback] as the pool has it */
    const connectInUtc = (callback) => {
      if (callback) return connect((/** @type {Error | null} */ error) => callback(error ?? findRefusal()));
      return connect().then(() => {
        const refusal = findRefusal();
        if (refusal) throw refusal;
        return this;
      });
    };
    this.connect = /** @type {any} */ (connectInUtc);
  }

  getStartupConf() {
    // @ts-expect-error: the types do not list it.
    return { ...super.getStartupConf(), TimeZone: 'UTC' };
  }
}

class UtcPool extends pg.Pool {
  /** @param {import('pg').PoolConfig} [config] */
  constructor(config) {
    super({
      ...config,
      Client: /** @type {new () => import('pg').ClientBase} */ (/** @type {unknown} */ (UtcClient)),
    });
  }
}

module.exports = { UtcClient, UtcPool };
