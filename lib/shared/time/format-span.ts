export function formatSpan(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  if (minutes >= 2880) return `${Math.round(minutes / 1440)} days`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
