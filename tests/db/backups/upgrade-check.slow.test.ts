import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { withNewDatabase } from '../../support/database/backups';
import { runNpm } from '../../support/servers/npm-command';

test('the command ends with 0 when the version can be started, else with 1, and says why', () =>
  withNewDatabase(async (url) => {
    const settings = { DATABASE_URL: url, NEXTAUTH_SECRET: randomBytes(32).toString('base64') };
    const right = runNpm(['run', 'upgrade-check'], settings);
    expect([await right.exited, right.said()]).toEqual([
      0,
      expect.stringContaining('This version can be started.'),
    ]);
    const wrong = runNpm(['run', 'upgrade-check'], { ...settings, NEXTAUTH_SECRET: '' });
    expect([await wrong.exited, wrong.said()]).toEqual([
      1,
      expect.stringMatching(/✗ NEXTAUTH_SECRET must be set.*Not yet/s),
    ]);
  }));
