/** Security: "<" is escaped, so that no text of a record can end the script. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<", which the browser does not run.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
