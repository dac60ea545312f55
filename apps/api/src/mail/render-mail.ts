import { directionOf, type Locale } from '@craftsandore/i18n';
import { type MailContent, type MailPart, mailText } from '@craftsandore/i18n/mail';

import type { Sender } from './sender.ts';

/** The text and HTML bodies of a mail. The only place where text becomes HTML, so everything is escaped here. */
export function renderMail(content: MailContent, locale: Locale, { name, logo, footer }: Sender) {
  const { subject, parts } = content;
  return {
    from: name,
    subject,
    text: [mailText(content), footer.join('\n')].join('\n\n'),
    html: page([logo && asLogo(logo, name), ...parts.map(asHtml)].filter(Boolean).join('\n'), {
      ...{ title: subject, footer, locale },
    }),
  };
}

function asHtml(part: MailPart): string {
  if (typeof part === 'string') {
    return `<p style="margin:0 0 16px">${escape(part).replaceAll('\n', '<br>')}</p>`;
  }
  if ('link' in part) {
    return `<p style="margin:24px 0"><a href="${escape(part.href)}" style="display:inline-block;padding:12px 24px;border-radius:4px;background:#2b1d14;color:#fcf9f3;text-decoration:none">${escape(part.link)}</a></p>`;
  }
  if ('rows' in part) {
    return `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">${part.rows.map((row) => asRow(row)).join('')}${asRow(part.total, 'font-weight:bold')}</table>`;
  }
  return `<blockquote dir="auto" style="margin:0 0 16px;padding-inline-start:16px;border-inline-start:2px solid #944023;white-space:pre-wrap">${escape(part.quote)}</blockquote>`;
}

const asLogo = ({ url, width, height }: NonNullable<Sender['logo']>, name: string) =>
  `<p style="margin:0 0 24px"><img src="${escape(url)}" width="${width}" height="${height}" alt="${escape(name)}" style="max-width:100%"></p>`;

const asRow = ([label, value]: [string, string], style = 'border-bottom:1px solid #e9dfce') =>
  `<tr style="vertical-align:top"><td style="padding:8px 0;${style}">${escape(label)}</td><td style="padding:8px 0;padding-inline-start:16px;${style};text-align:end;white-space:nowrap">${escape(value)}</td></tr>`;

type Frame = { title: string; footer: string[]; locale: Locale };

// Inline styles, because many mail programs drop all others.
const page = (body: string, { title, footer, locale }: Frame) => `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4ede1">
<div lang="${locale}" dir="${directionOf(locale)}" style="max-width:560px;margin:0 auto;padding:32px 24px;background:#fcf9f3;color:#2b1d14;font:16px/1.7 'IBM Plex Sans Arabic',Tahoma,Arial,sans-serif;text-align:start">
${body}
<p style="margin:32px 0 0;font-size:14px;color:#6b5a4c">${footer.map(escape).join('<br>')}</p>
</div>
</body>
</html>
`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
