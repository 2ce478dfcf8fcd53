import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../../scripts/lib/ports';
import { endChild } from '../../../scripts/lib/processes';
import { findCaddy } from '../../../scripts/lib/programs/caddy';
import { makeTempFolder } from '../../../scripts/lib/temp-folder';
import { replaceAll } from './nginx';

export type Caddy = {
  /** Where the site answers; without TLS, so that no certificate is asked for. */
  url: string;
  /** Where its plain HTTP answers. */
  plainUrl: string;
  readAccessLog(): string;
  /** What Caddy writes elsewhere: to its output, which a service has in the journal. */
  readOtherLogs(): string;
  stop(): Promise<void>;
};

/** Caddy with the file of the documentation as it stands but for name, ports and log. Nobody answers behind it. */
export async function startCaddy(): Promise<Caddy> {
  const program = findCaddy();
  const folder = makeTempFolder('caddy');
  const [port, plainPort, nobody] = [await findFreePort(0), await findFreePort(0), await findFreePort(0)];
  const config = replaceAll('docs/operations/Caddyfile', [
    ['{\n\tlog {', '{\n\tadmin off\n\tlog {'],
    ['http://example.com {', `http://localhost:${plainPort} {`],
    ['\nexample.com {', `\nhttp://localhost:${port} {`],
    ['/var/log/caddy/', `${folder}/`],
    ['127.0.0.1:3000 127.0.0.1:3001', `127.0.0.1:${nobody}`],
    ['lb_try_duration 5s', 'lb_try_duration 0s'],
  ]);
  const file = path.join(folder, 'Caddyfile');
  fs.writeFileSync(file, config);
  const output = fs.openSync(path.join(folder, 'output.log'), 'w');
  const child: ChildProcess = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', output, output],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  return {
    url: `http://localhost:${port}`,
    plainUrl: `http://localhost:${plainPort}`,
    readAccessLog: () => read('builder-site.log'),
    readOtherLogs: () => read('output.log'),
    async stop() {
      await endChild(child);
      fs.closeSync(output);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
