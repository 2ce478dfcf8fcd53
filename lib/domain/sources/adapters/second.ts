/** Unix seconds. */
export function findSecond(text: string): Date | null {
  return /^\d{9,11}$/.test(text) ? new Date(Number(text) * 1000) : null;
}
