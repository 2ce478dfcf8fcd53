import { canInstall, findFile, inPath, installByApt } from './apt';

const find = () => findFile(inPath('nginx'));

/** @throws Error that says what to run. */
export function findNginx(): string {
  if (!find() && canInstall()) installByApt('nginx-light', 'openssl');
  const found = find();
  if (!found)
    throw new Error('The test of the rolling restart needs nginx. Run: apt-get install nginx-light');
  return found;
}
