/** What a block of the guide asks for, beside what a person with a shell has. */
export type Kind = 'run' | 'systemd' | 'file' | 'serverless' | 'containers';

export type Block = {
  kind: Kind;
  /** The bold words or the heading that it stands under. */
  heading: string;
  /** The line of its first command. */
  line: number;
  text: string;
  /** What the note above it adds: of a file, its place. */
  detail: string;
};

/** The languages that each kind may be written in. */
const languages: Record<Kind, string[]> = {
  run: ['sh'],
  systemd: ['sh'],
  file: ['sh', 'ini'],
  serverless: ['json'],
  containers: ['sh'],
};
/** What the commands of a kind are known by. */
const signs = {
  systemd: /\b(systemctl|journalctl|systemd-run)\b/,
  containers: /\b(docker|podman)\b/,
};
const note = /^<!-- guide: (\S+)(?: (\S+))? -->$/;
const isKind = (word: string): word is Kind => word in languages;

type Open = Omit<Block, 'text'> & { language: string };

/** Refuses a block that a run could not keep true. */
function check({ language, ...block }: Open & { text: string }): Block {
  const { kind, text, line } = block;
  const fail = (sentence: string): never => {
    throw new Error(`Line ${line} of the guide: ${sentence}`);
  };
  if (!languages[kind].includes(language))
    fail(`a block of ${language || 'no language'} is not run (${kind}).`);
  if (text.trim() === '') fail('the block is empty.');
  for (const [name, sign] of Object.entries(signs))
    if (kind !== 'file' && sign.test(text) !== (kind === name))
      fail(
        kind === name
          ? `nothing in the block needs the note "${kind}".`
          : `the block needs the note "${name}".`,
      );
  if ((kind === 'file') !== block.detail.startsWith('/')) fail('a file, and nothing else, has a place.');
  return block;
}

/**
 * The blocks of commands and files of a page of Markdown, in their order.
 * @throws Error with the line of a block of no known kind, of a note without a block, or of a command that stands in no block.
 */
export function readBlocks(page: string): Block[] {
  const blocks: Block[] = [];
  let heading = '';
  let noted: { kind: Kind; detail: string } | null = null;
  let open: Open | null = null;
  let lines: string[] = [];
  for (const [index, line] of page.split('\n').entries()) {
    const fail = (sentence: string): never => {
      throw new Error(`Line ${index + 1} of the guide: ${sentence}`);
    };
    if (open) {
      if (line !== '```') lines.push(line);
      else {
        blocks.push(check({ ...open, text: lines.join('\n') }));
        [open, lines] = [null, []];
      }
      continue;
    }
    if (line.startsWith('```')) {
      open = { kind: 'run', detail: '', ...noted, heading, line: index + 2, language: line.slice(3) };
      noted = null;
      continue;
    }
    if (noted) fail('a note stands right above its block.');
    if (line.startsWith('<!-- guide')) {
      const [, kind = '', detail = ''] = note.exec(line) ?? [];
      if (!isKind(kind)) return fail(`there is no note "${line}".`);
      noted = { kind, detail };
      continue;
    }
    if (/`sudo |^ *(```|~~~)|^ {4}sudo /.test(line)) fail('a command stands in a block of its own.');
    heading = /^#+ (.+)$/.exec(line)?.[1] ?? /^\*\*(.+?)[.,]?\*\*/.exec(line)?.[1] ?? heading;
  }
  if (open ?? noted) throw new Error('The guide ends within a block.');
  return blocks;
}
