import fs from 'node:fs';
import { onStopSignal } from '../processes';
import { makeTempFolder } from '../temp-folder';
import { makeTestSites, type TestSite } from './test-site';
import { clearSettings } from './tools';

export async function withTestSite(
  purpose: string,
  work: (site: TestSite, folder: string) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  clearSettings();
  Object.assign(process.env, settings);
  const folder = makeTempFolder(purpose);
  const sites = makeTestSites(folder);
  const cleanUp = async () => {
    await sites.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  onStopSignal(() => void cleanUp().finally(() => process.exit(130)));
  try {
    const [site = {}] = await sites.start(1);
    await work(site, folder);
  } finally {
    await cleanUp();
  }
}
