import { canInstall, findFile, inPath, installByApt } from './apt';

const find = () => findFile(inPath('wrk'));

/** @throws Error that says what to run. */
export function findWrk(): string {
  if (!find() && canInstall()) installByApt('wrk');
  const found = find();
  if (!found) throw new Error('The measurement of load needs wrk. Run: apt-get install wrk');
  return found;
}
