import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../../scripts/lib/temp-folder';
import { listWidths } from './renditions';

/** As the system says it where a filter of system calls takes this one away. */
const refusing = `data:text/javascript,${encodeURIComponent(
  `import os from 'node:os'; import { syncBuiltinESMExports } from 'node:module';
   os.setPriority = () => { throw Object.assign(new Error('EPERM'), { code: 'ERR_SYSTEM_ERROR' }); };
   syncBuiltinESMExports();`,
)}`;

it.each(['encode-process.mjs', 'card-process.mjs', 'svg/draw-process.mjs'])(
  '%s goes on to work where a sandbox refuses it a lower priority',
  async (program) => {
    const child = fork(`lib/server/pictures/${program}`, {
      execArgv: ['--import', refusing],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const exited = once(child, 'exit');
    const [said] = await once(child.stderr ?? child, 'data');
    expect(String(said)).toContain('was refused');
    child.disconnect();
    // It ends as it does when the server lets it go, not by an error.
    expect((await Promise.race([exited, wait(10_000, ['late'])]))[0]).toBe(0);
  },
);

it('one that sends something just as the server goes ends without an error', async () => {
  const file = path.join(makeTempFolder('apart'), 'gone');
  const holding = `import { existsSync, writeSync } from 'node:fs'; const { send } = process;
    process.send = (...sent) => {
      writeSync(2, 'waits');
      while (!existsSync(${JSON.stringify(file)}));
      return send.apply(process, sent);
    };`;
  const child = fork('lib/server/pictures/encode-process.mjs', {
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(holding)}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const exited = once(child, 'exit');
  const create = { width: 700, height: 400, channels: 3, background: '#a52' } as const;
  child.send({ master: await sharp({ create }).webp().toBuffer(), renditions: listWidths(700) });
  const [said] = await once(child.stderr ?? child, 'data');
  expect(String(said)).toBe('waits');
  const closed = once(child, 'disconnect');
  child.disconnect();
  await closed;
  writeFileSync(file, '');
  expect((await exited)[0]).toBe(0);
});
