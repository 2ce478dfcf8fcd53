/** The file's name as it may be kept and shown: no path, no control characters, at most 200 characters. */
export function toFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(/\p{C}/gu, '').trim();
  return clean.length > 200 ? `${clean.slice(0, 199)}…` : clean;
}
