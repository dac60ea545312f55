/**
 * What a page is about, in the words of schema.org. Data, not a script: no policy stops it. The server alone
 * writes it, for search engines read a page as it is served; hence callers build it behind
 * `import.meta.env.SSR`, and the browser keeps what came (specification of JSON-LD 1.1, section 7).
 */
export function StructuredData({ data }: { data: object | null }) {
  // In a script only "<" could end it, or begin a comment.
  const json = data ? JSON.stringify({ '@context': 'https://schema.org', ...data }) : '';

  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // eslint-disable-next-line no-restricted-syntax -- React would escape the quotes, and nothing in it ends the script
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', String.raw`\u003c`) }}
    />
  );
}
