import fs from 'node:fs';
import { copyBuild } from '../../../scripts/lib/build/build-folders';
import { type DatabaseLine, openDatabaseLine } from '../../support/database/database-line';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';

/** A copy of the test site's build for a server of its own: what another keeps is not its. */
export function copyOwnBuild(name: string): { folder: string; remove(): void } {
  const source = process.env.NEXT_DIST_DIR ?? '';
  const folder = `${source}-${name}`;
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  remove();
  copyBuild(source, folder);
  return { folder, remove };
}

export type OwnServer = {
  line: DatabaseLine;
  current(): SecondServer;
  /** Ends the server, as a restart does, and starts it again once `meanwhile` is done. */
  restart(meanwhile?: () => void): Promise<void>;
  stop(): Promise<void>;
};

/** A server with a build, which `ready` may change, and a line to the database of its own. */
export async function startOwnServer(
  name: string,
  settings: Record<string, string> = {},
  ready = (_distDir: string) => {},
): Promise<OwnServer> {
  const { folder, remove } = copyOwnBuild(name);
  ready(folder);
  const line = await openDatabaseLine(process.env.TEST_DATABASE_URL ?? '');
  const start = () =>
    startSecondServer({
      DATABASE_URL: line.url,
      DIRECT_DATABASE_URL: line.url,
      NEXT_DIST_DIR: folder,
      ...settings,
    });
  let server = await start();
  return {
    line,
    current: () => server,
    async restart(meanwhile) {
      await server.stop();
      meanwhile?.();
      server = await start();
    },
    async stop() {
      await server.stop();
      await line.stop();
      remove();
    },
  };
}
