/** Gives a worker the site of its number: its address, its database and its files. */
export function takeSite(number: number): void {
  const sites = JSON.parse(process.env.TEST_SITES ?? '[]') as Record<string, string>[];
  Object.assign(process.env, sites[number]);
}
