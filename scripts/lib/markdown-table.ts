const isNumber = (text: string) => /^[\d.,]+( ?\w+)?$/.test(text);

export function renderTable([heads = [], ...rows]: string[][]): string {
  const columns = heads.map((head, at) => {
    const cells = rows.map((row) => row[at] ?? '');
    const width = Math.max(3, ...[head, ...cells].map(({ length }) => length));
    return { width, isRight: cells.length > 0 && cells.every(isNumber) };
  });
  const renderRow = (cells: string[]) => {
    const padded = columns.map(({ width, isRight }, at) =>
      isRight ? (cells[at] ?? '').padStart(width) : (cells[at] ?? '').padEnd(width),
    );
    return `| ${padded.join(' | ')} |`;
  };
  const rule = columns.map(({ width, isRight }) =>
    isRight ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [renderRow(heads), renderRow(rule), ...rows.map(renderRow)].join('\n');
}
