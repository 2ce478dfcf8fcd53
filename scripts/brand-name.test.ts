import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { site } from '@/lib/content/site';

const homesOfTheName = /^(?:lib\/content\/site\.ts|components\/brand\/|public\/brand\/|docs\/|README\.md$)/;
const texts = /\.(?:[cm]?[jt]sx?|css|html|json|md|mdx|prisma|sql|svg|txt|webmanifest|xml|ya?ml)$/;

function listFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  return listed.split('\0').filter((file) => texts.test(file) && !homesOfTheName.test(file));
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // listed by git, but deleted in the work tree
  }
};

describe('the brand', () => {
  it('has its name in one place: nothing else in the repository spells it', () => {
    const files = listFiles();
    expect(files.length).toBeGreaterThan(20);
    const spelled = files.filter((file) => read(file).toLowerCase().includes(site.shortName.toLowerCase()));
    expect(spelled).toEqual([]);
  });

  it('cannot be reached while it is the demo brand: reserved telephone number and mail domain', () => {
    expect(site.name).toContain(site.shortName);
    if (site.isDemo) {
      expect(site.email).toMatch(/@([a-z]+\.)?example\.(com|org|net)$/);
      expect(site.phone).toMatch(/000 0000$/);
    }
  });
});
