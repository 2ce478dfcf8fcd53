import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { setDeployButton, toRepositoryUrl } from './lib/deploy-button';
import { say } from './lib/say';

function readRemote(): string {
  try {
    return execFileSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
}

export async function main([named]: string[]): Promise<void> {
  const url = toRepositoryUrl(named ?? readRemote());
  fs.writeFileSync('README.md', setDeployButton(fs.readFileSync('README.md', 'utf8'), url));
  say(`The deploy button of README.md leads to ${url}.`);
}
