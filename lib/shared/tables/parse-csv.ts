const separators = [',', ';', '\t'] as const;

function findSeparator(text: string): string {
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1);
  const countOf = (separator: string) => first.split(separator).length;
  return separators.reduce((best, each) => (countOf(each) > countOf(best) ? each : best));
}

export function parseCsv(table: string): string[][] {
  const text = table.replace(/^\uFEFF/, '');
  const separator = findSeparator(text);
  const lines: string[][] = [[]];
  let cell = '';
  // A test of the growing text would take quadratic time.
  let isBlank = true;
  let isQuoted = false;
  const endCell = () => {
    lines.at(-1)?.push(cell.trim());
    cell = '';
    isBlank = true;
  };
  const add = (letter: string) => {
    cell += letter;
    isBlank &&= letter.trim() === '';
  };
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if (isQuoted && letter === '"' && text.charAt(index + 1) === '"') {
      add('"');
      index += 1;
    } else if (letter === '"' && (isQuoted || isBlank)) {
      isQuoted = !isQuoted;
    } else if (isQuoted) {
      add(letter);
    } else if (letter === separator) {
      endCell();
    } else if (letter === '\n') {
      endCell();
      lines.push([]);
    } else if (letter !== '\r') {
      add(letter);
    }
  }
  endCell();
  return lines.filter((line) => line.some((each) => each !== ''));
}
