export function toFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(/\p{C}/gu, '').trim();
  return clean.length > 200 ? `${clean.slice(0, 199)}…` : clean;
}
