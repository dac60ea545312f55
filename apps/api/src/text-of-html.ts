import sanitizeHtml from 'sanitize-html';

const endsLine = /<(?=\/(?:p|div|li|ul|ol|h[1-6]|tr|table|blockquote)\b|br\b)/gi;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** What a piece of HTML says: its words, line by line, without marks and scripts. */
export const textOfHtml = (html: string): string =>
  sanitizeHtml(html.replace(/\s+/g, ' ').replace(endsLine, '\n$&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
