import { canInstall, findFile, inPath, installByApt } from './apt';

const find = () => findFile(inPath('caddy'));

/** @throws Error that says what to run. */
export function findCaddy(): string {
  if (!find() && canInstall()) installByApt('caddy');
  const found = find();
  if (!found) throw new Error('The test of the given Caddyfile needs Caddy. Run: apt-get install caddy');
  return found;
}
