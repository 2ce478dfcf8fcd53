import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';

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
