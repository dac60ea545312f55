/**
 * What a page is about, in the words of schema.org. Data, not a script: no policy stops it. The server alone
 * writes it, for search engines read a page as it is served; hence callers write it behind
 * `import.meta.env.SSR`, and the browser keeps what came (specification of JSON-LD 1.1, section 7).
 */
export function StructuredData({ json }: { json: string }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // eslint-disable-next-line no-restricted-syntax -- React would escape the quotes, and nothing in it ends the script
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** In a script only "<" could end it, or begin a comment. */
export const jsonLd = (data: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`);
