import { canInstall, findFile, inPath, installByApt } from './apt';

const places = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const findInstalled = () =>
  findFile([process.env.FIREFOX_PATH ?? '', ...['firefox-esr', 'firefox'].flatMap(inPath), ...places]);

/** The Firefox of FIREFOX_PATH or of the system; as root it is installed where it is missing. @throws Error that says what to do. */
export function findFirefox(): string {
  if (!findInstalled() && canInstall()) installByApt('firefox-esr', 'fonts-liberation');
  const found = findInstalled();
  if (!found) throw new Error('These tests need Firefox. Install it, or name it in FIREFOX_PATH.');
  return found;
}
