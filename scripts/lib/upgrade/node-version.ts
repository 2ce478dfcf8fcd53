import { type Finding, fine, note, stop } from './finding';

/** The first line of Node that is still supported. */
const oldestSupported = 22;

const toNumbers = (version: string) => version.split('.').map(Number);

function isOlder(version: string, than: string): boolean {
  const [left, right] = [toNumbers(version), toNumbers(than)];
  const index = right.findIndex((part, at) => part !== (left[at] ?? 0));
  return index !== -1 && (left[index] ?? 0) < (right[index] ?? 0);
}

/** Whether this version of Node will do; `engines` is as package.json has it, such as >=20.19. */
export function checkNode(version: string, engines: string): Finding {
  const least = engines.replace(/^>=/, '');
  if (isOlder(version, least)) return stop(`Node ${version} is too old: install Node ${least} or newer.`);
  if (isOlder(version, `${oldestSupported}`))
    return note(`Node ${version} will do, but gets no security fixes any more: install Node 24.`);
  return fine(`Node ${version} will do.`);
}
