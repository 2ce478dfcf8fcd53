/** The directives of an answer's policy, by name. Two policies come as one text with a comma, which stands in no policy of ours. */
export function readPolicy({ headers }: { headers: Headers }): Record<string, string> {
  const parts = (headers.get('content-security-policy') ?? '').split(';').map((part) => part.trim());
  return Object.fromEntries(
    parts.filter(Boolean).map((part) => {
      const [name = '', ...sources] = part.split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );
}
