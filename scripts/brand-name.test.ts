import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mark, wordmark } from '@/lib/content/logo';
import { site } from '@/lib/content/site';

const homesOfTheName =
  /^(?:lib\/content\/site\.ts|public\/brand\/|docs\/|README\.md$|tests\/(?:specification|fixtures)\/)/;
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

  it('has its colours in one place: nothing else in the repository spells them', () => {
    const spellings = Object.values(site.colors).map((hex) => {
      const parts = hex.match(/[\da-f]{2}/gi)?.map((part) => Number.parseInt(part, 16)) ?? [];
      return new RegExp(`(?:#|%23)${hex.slice(1)}|\\b${parts.join('[ ,]+')}\\b`, 'i');
    });
    const spelled = listFiles().filter((file) => spellings.some((spelling) => spelling.test(read(file))));
    expect(spelled).toEqual([]);
  });

  it('has its logo in one place, and its icon shows the same mark in the same colours', () => {
    const outlines = [mark.block, mark.wave, wordmark.outline];
    const drawn = listFiles().filter((file) => outlines.some((outline) => read(file).includes(outline)));
    expect(drawn).toEqual(['lib/content/logo.ts']);
    const icon = read('public/brand/icon.svg').toLowerCase();
    for (const part of [mark.block, mark.wave, site.colors.accent, site.colors.theme, site.colors.paper])
      expect(icon).toContain(part.toLowerCase());
  });

  it('cannot be reached while it is the demo brand: reserved telephone number and mail domain', () => {
    expect(site.name).toContain(site.shortName);
    if (site.isDemo) {
      expect(site.email).toMatch(/@([a-z]+\.)?example\.(com|org|net)$/);
      expect(site.phone).toMatch(/000 0000$/);
    }
  });
});
