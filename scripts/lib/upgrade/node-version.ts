import { type Finding, fine, stop } from './finding';

const toNumbers = (version: string) => version.split('.').map(Number);

function isOlder(version: string, than: string): boolean {
  const [left, right] = [toNumbers(version), toNumbers(than)];
  const index = right.findIndex((part, at) => part !== (left[at] ?? 0));
  return index !== -1 && (left[index] ?? 0) < (right[index] ?? 0);
}

/** The oldest version of Node that will do; `engines` is as package.json has it, such as >=22.12. */
export const toLeastNode = (engines: string): string => engines.replace(/^>=/, '');

export function checkNode(version: string, engines: string): Finding {
  const least = toLeastNode(engines);
  if (isOlder(version, least)) return stop(`Node ${version} is too old: install Node ${least} or newer.`);
  return fine(`Node ${version} will do.`);
}
