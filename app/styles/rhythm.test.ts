import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the specification times to the millisecond, and what moves by another clock than the rhythm's. */
const exceptions = [
  // The rhythm itself.
  'app/styles/theme.css --ease-tide: cubic-bezier(0.22, 0.61, 0.2, 1)',
  'app/styles/theme.css --time-short: 160ms',
  'app/styles/theme.css --time-middle: 300ms',
  'app/styles/theme.css --time-long: 800ms',
  // HEAD-3: the panel slides for 0.4 s, and its ground with it.
  'app/styles/shell.css transition: 400ms var(--ease-tide) allow-discrete',
  'app/styles/shell.css transition: 400ms var(--ease-tide) allow-discrete',
  // SHELL-1: within 1.5 s first the logo goes, then the paper; the splash is gone just after it.
  'app/styles/shell.css animation: page-out 180ms calc(var(--splash-time) - 180ms) linear both, splash-gone 100ms var(--splash-time) linear forwards',
  'app/styles/shell.css animation: page-out 120ms calc(var(--splash-time) - 300ms) linear both',
  // SHELL-3: out, then in.
  'app/styles/motion.css animation: 200ms var(--ease-tide) both page-out',
  'app/styles/motion.css animation: 250ms 200ms var(--ease-tide) both page-in',
  'app/styles/motion.css animation: 250ms 200ms var(--ease-tide) both page-in',
  'app/styles/motion.css animation: 200ms var(--ease-tide) both reverse rise',
  'app/styles/motion.css animation: var(--time-middle) 200ms var(--ease-tide) both rise',
  'app/styles/motion.css animation-delay: 200ms',
  // HOME-1: the block shows the time that is left.
  'components/site/ui/carousel/carousel.css animation: block-grow var(--hold) linear both',
  // Half of the picture is there in the middle of the time, where the words change.
  'components/site/ui/carousel/carousel.css transition: opacity var(--fade) linear',
  // HOME-5, BRAND-1.
  'components/site/ui/carousel/strip-row.css animation: strip 20s linear infinite',
  // The scroll is its clock.
  'components/site/ui/tide-line.css animation-timing-function: linear',
  'components/site/projects/detail/section-drawing.css animation-timing-function: linear',
];

const listFiles = (folders: string[], ending: RegExp) =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => ending.test(file) && !/admin|auth|\.test\./.test(file));

const styles = listFiles(['app', 'components/site', 'components/shared', 'public'], /\.css$/);
const sources = listFiles(['app/(site)', 'app/(preview)', 'components/site', 'components/shared'], /\.tsx?$/);

const ownTime = /(?<![\w.-])(?:\d*\.)?\d+m?s\b/g;
const ownEasing =
  /(?<![\w-])(?:ease|ease-in|ease-out|ease-in-out|linear|step-start|step-end)(?![\w-])|(?:cubic-bezier|linear|steps)\(/;
const isZero = (time: string) => Number.parseFloat(time) === 0;

function listDeclarations(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)]
    .map(([, property = '', value = '']) => ({ property, value: value.replace(/\s+/g, ' ').trim() }))
    .filter(({ property, value }) => {
      const hasTime = (value.match(ownTime) ?? []).some((time) => !isZero(time));
      return hasTime || (/^(?:--|transition|animation)/.test(property) && ownEasing.test(value));
    })
    .map(({ property, value }) => `${file} ${property}: ${value}`);
}

test('the styles of the public site know one easing and three times, and the exceptions that are named here', () => {
  expect(styles.length).toBeGreaterThan(15);
  expect(styles.flatMap(listDeclarations).sort()).toEqual([...exceptions].sort());
});

test('no class and no style of a component of the public site brings a time or an easing of its own', () => {
  expect(sources.length).toBeGreaterThan(80);
  const ofUtility = /(?<=[\s"'`])(?:[\w-]+:)*(?:transition|animate|duration|delay|ease)-[\w[(.-]+/g;
  const ofScript = /\b(?:transition|animation|easing|duration)\w*: *['"`]?[^,;\n]*\d/gi;
  const found = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/^import .*$/gm, '');
    return [...(text.match(ofUtility) ?? []), ...(text.match(ofScript) ?? [])].map(
      (part) => `${file} ${part}`,
    );
  });
  expect(found).toEqual([]);
});
