import fs from 'node:fs';
import { expect, test } from 'vitest';
import { readBlocks } from './blocks';

const fence = '```';
const page = (...parts: string[]) => ['# Guide', '', ...parts, ''].join('\n');
const block = (language: string, text: string) => `${fence}${language}\n${text}\n${fence}`;
const noted = (note: string, ...rest: Parameters<typeof block>) =>
  `<!-- guide: ${note} -->\n${block(...rest)}`;

test('a block is read with the words that it stands under, its line and what the note above it says', () => {
  expect(
    readBlocks(
      page(
        block('sh', 'git status'),
        '**Settings.** They are few.',
        noted('file /etc/a.env', 'ini', 'A=\nB=1'),
        noted('systemd', 'sh', 'sudo systemctl start a'),
      ),
    ),
  ).toEqual([
    { kind: 'run', detail: '', heading: 'Guide', line: 4, text: 'git status' },
    { kind: 'file', detail: '/etc/a.env', heading: 'Settings', line: 9, text: 'A=\nB=1' },
    { kind: 'systemd', detail: '', heading: 'Settings', line: 14, text: 'sudo systemctl start a' },
  ]);
});

test.each([
  ['a language that nothing runs', block('python', 'print()'), /Line 4 .*python is not run/],
  ['no language', block('', 'ls'), /no language is not run/],
  ['settings without a place', block('ini', 'A=1'), /ini is not run/],
  ['an unknown note', noted('by hand', 'sh', 'ls'), /there is no note/],
  [
    'a note with a word too many',
    noted('systemd now', 'sh', 'systemctl a').replace('now', 'now or'),
    /no note/,
  ],
  ['systemd without its note', block('sh', 'journalctl -f'), /needs the note "systemd"/],
  ['containers without their note', block('sh', 'docker ps'), /needs the note "containers"/],
  ['a note that nothing needs', noted('systemd', 'sh', 'ls'), /nothing in the block needs/],
  ['a file without a place', noted('file', 'sh', 'A=1'), /has a place/],
  ['a note without a block', '<!-- guide: systemd -->\nWords.', /right above its block/],
  ['an empty block', block('sh', ''), /is empty/],
  ['a command within a sentence', 'Then `sudo reboot`.', /a command stands in a block/],
  ['a block that does not end', `${fence}sh\nls`, /ends within a block/],
])('refused, because it would not be kept true: %s', (_name, text, sentence) => {
  expect(() => readBlocks(page(text))).toThrow(sentence);
});

test('every block of the guide of operations is of a known kind', () => {
  const blocks = readBlocks(fs.readFileSync('docs/operations.md', 'utf8'));
  expect(new Set(blocks.map(({ kind }) => kind))).toEqual(
    new Set(['serverless', 'run', 'file', 'systemd', 'containers']),
  );
});
