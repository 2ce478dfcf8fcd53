import { describe, expect, it } from 'vitest';
import { checkSettings } from './settings';

describe('the settings', () => {
  const example = '# The port.\n# PORT=3000\n# DATABASE_URL=postgresql://x\n# NEXTAUTH_SECRET=\n';
  const textsOf = (...args: Parameters<typeof checkSettings>) =>
    checkSettings(...args).map(({ weight, text }) => `${weight}: ${text}`);

  it('that are right are not talked about', () => {
    expect(textsOf({ PORT: '3001' }, { example })).toEqual(['fine: The settings are valid.']);
  });

  it('that are bad or missing stop the upgrade, with what to set', () => {
    const [bad] = textsOf({ PORT: 'x' }, { example });
    expect(bad).toMatch(/^stop: .*PORT must be a port number/s);
    const [missing] = textsOf({ DATABASE_URL: 'postgresql://me@db/site' }, { example });
    expect(missing).toMatch(/^stop: NEXTAUTH_SECRET must be set/);
  });

  it('say what seals the secrets of a database where SECRETS_KEY is not set', () => {
    const source = { DATABASE_URL: 'postgresql://me@db/site', NEXTAUTH_SECRET: 'x'.repeat(32) };
    expect(textsOf(source, { example })).toEqual([
      'fine: The settings are valid.',
      expect.stringMatching(/^note: SECRETS_KEY is not set: .* derived from NEXTAUTH_SECRET/),
    ]);
    expect(textsOf({ ...source, SECRETS_KEY: 'x'.repeat(32) }, { example })).toHaveLength(1);
  });

  it('that the version before did not have are named, and those that are not known any more', () => {
    const servedExample = '# PORT=3000\n# OLD_SECRET=\n# NEVER_SET=\n# DATABASE_URL=\n';
    expect(textsOf({ OLD_SECRET: 'x' }, { example, servedExample })).toEqual([
      'fine: The settings are valid.',
      expect.stringMatching(/^note: OLD_SECRET is set, but this version does not know it/),
      expect.stringMatching(/^note: NEXTAUTH_SECRET is a new setting/),
    ]);
  });

  it('of a file that are misspelt are named; those of other programs are not', () => {
    const file = 'PORT=3000\nDATABSE_URL=x\nLOG_LEVEL=warn\nOTEL_SERVICE_NAME=site\n';
    expect(textsOf({}, { example, file })).toEqual([
      'fine: The settings are valid.',
      expect.stringMatching(/^note: DATABSE_URL is set/),
    ]);
  });
});
