import {
  pagePhotoScheme,
  photoSrcSet,
  type Photo,
  type RenderedPage,
} from '@craftsandore/contract';
import MarkdownIt, { type RendererRule, type Token } from 'markdown-it';

import { createAnchors, splitAnchor } from './anchors.ts';
import { refuseBigTables } from './big-tables.ts';
import { linkTo } from './links.ts';
import { sanitize } from './sanitize.ts';

type Options = {
  /** Those of the shop's photos that the text names, by their keys. */
  photos: ReadonlyMap<string, Photo>;
  site: URL;
};

export type RenderedMarkdown = RenderedPage & {
  /** The first words, for who wrote no description. */
  start: string;
};

type Environment = Options &
  Pick<RenderedPage, 'problems' | 'headings'> & { start: string; cells: number };

const maxStart = 160;

/** CommonMark with tables. HTML in it is text. */
const markdown = new MarkdownIt('commonmark', { html: false }).enable('table');
// Every link is one here; `leadLinks` decides which may lead somewhere, and says which not.
markdown.validateLink = () => true;

refuseBigTables<Environment>(markdown, ({ problems }, line, what) =>
  problems.push({ kind: 'bigTable', line, what }),
);

markdown.core.ruler.push('page', (state) => {
  const environment = state.env as Environment; // what `renderMarkdown` gives
  const anchorOf = createAnchors();
  state.tokens.forEach((token, place) => {
    const inline = state.tokens[place + 1];
    if (token.type === 'heading_open' && inline) setHeading(token, inline, anchorOf, environment);
    if (token.type === 'heading_close') token.tag = tagOf(token.tag);
    if (token.type === 'inline') {
      const line = (token.map?.[0] ?? 0) + 1;
      leadLinks(token.children ?? [], line, environment);
      showPhotos(token.children ?? [], line, environment);
    }
    if (token.type === 'paragraph_close') makeFigure(state.tokens.slice(place - 2, place + 1));
    if (token.type === 'paragraph_open') environment.start ||= cut(textOf(inline?.children));
    if (token.type === 'table_open') token.meta = { about: environment.headings.at(-1)?.text };
    if (/^t[hd]_open$/.test(token.type)) alignCell(token);
  });
  state.tokens = withSections(state.tokens, state.Token);
});

/** Makes safe HTML of Markdown, and says what keeps it from being published. */
export function renderMarkdown(text: string, options: Options): RenderedMarkdown {
  const environment: Environment = { ...options, problems: [], headings: [], start: '', cells: 0 };
  const html = sanitize(markdown.render(text, environment));
  const { headings, problems, start } = environment;
  return { html, headings, problems, start };
}

const attribute = (token: Token, name: string) => String(token.attrGet(name) ?? '');

/** The title of the page is its h1: what is below begins with h2, and nothing is deeper than four. */
const tagOf = (tag: string) => `h${Math.min(Math.max(Number(tag.slice(1)), 2), 4)}`;

function setHeading(
  token: Token,
  inline: Token,
  anchorOf: ReturnType<typeof createAnchors>,
  { headings }: Environment,
) {
  const last = inline.children?.at(-1);
  const { text, anchor } = splitAnchor(last?.type === 'text' ? last.content : '');
  if (last && anchor) last.content = text;
  token.tag = tagOf(token.tag);
  const words = textOf(inline.children).trim();
  token.attrSet('id', anchorOf(words, anchor));
  headings.push({ level: Number(token.tag.slice(1)), text: words });
}

/** What a link that may lead nowhere is about stays as text. */
function leadLinks(children: Token[], line: number, { site, problems }: Environment) {
  let refused = false; // links hold no links
  for (const token of children) {
    if (token.type === 'link_open') {
      const written = attribute(token, 'href');
      const link = linkTo(written, site);
      refused = link === null;
      if (link) {
        token.attrs = [['href', link.href]];
        if (link.isExternal) token.attrSet('rel', 'external noopener');
      } else {
        problems.push({ kind: 'refusedLink', line, what: written });
      }
    }
    if (refused && /^link_(open|close)$/.test(token.type)) token.type = 'nothing';
  }
}

function showPhotos(children: Token[], line: number, { photos, problems }: Environment) {
  for (const token of children.filter(({ type }) => type === 'image')) {
    const source = attribute(token, 'src');
    const words = textOf(token.children);
    token.content = words;
    if (!source.startsWith(pagePhotoScheme)) {
      problems.push({ kind: 'foreignPhoto', line, what: source });
      token.type = 'text';
      continue;
    }
    const photo = photos.get(source.slice(pagePhotoScheme.length));
    if (!photo) {
      problems.push({ kind: 'unknownPhoto', line, what: source });
      token.type = 'text';
      continue;
    }
    if (!words.trim()) problems.push({ kind: 'photoWithoutWords', line, what: source });
    token.type = 'photo';
    token.meta = { photo };
  }
}

/** A photo by itself is a figure, and its title the caption. */
function makeFigure([open, inline, close]: Token[]) {
  const { children } = inline ?? {};
  if (children?.length !== 1 || children[0]?.type !== 'photo' || !open || !close) return;
  open.tag = 'figure';
  close.tag = 'figure';
}

/** Markdown says left and right; a page in Arabic means start and end. */
function alignCell(token: Token) {
  const alignment = /text-align:(\w+)/.exec(attribute(token, 'style'))?.[1];
  const align = alignment && { left: 'start', center: 'center', right: 'end' }[alignment];
  token.attrs = align ? [['data-align', align]] : null;
}

/**
 * A section for each h2, with what follows in a box of its own, so that a page can be laid out in columns. The section
 * has the anchor: whoever is led there sees its heading.
 */
function withSections(tokens: Token[], Token: new (...args: never[]) => Token): Token[] {
  const make = Token as unknown as new (type: string, tag: string, nesting: -1 | 0 | 1) => Token; // as its types say
  const open = (tag: string) => Object.assign(new make('part_open', tag, 1), { block: true });
  const close = (tag: string) => Object.assign(new make('part_close', tag, -1), { block: true });
  const made: Token[] = [];
  let isOpen = false;

  for (const token of tokens) {
    const isTop = token.level === 0 && token.tag === 'h2';
    if (isTop && token.nesting === 1) {
      if (isOpen) made.push(close('div'), close('section'));
      const section = open('section');
      section.attrs = token.attrs;
      token.attrs = null;
      made.push(section);
      isOpen = true;
    }
    made.push(token);
    if (isTop && token.nesting === -1) made.push(open('div'));
  }
  if (isOpen) made.push(close('div'), close('section'));
  return made;
}

const { escapeHtml } = markdown.utils;

Object.assign(markdown.renderer.rules, {
  nothing: () => '',
  photo: (tokens: Token[], place: number) => {
    const token = tokens[place];
    if (!token) return '';
    const title = attribute(token, 'title');
    const caption = title && tokens.length === 1 ? figcaption(title) : '';
    const photo = token.meta?.['photo'] as Photo; // by showPhotos
    return pictureOf(photo, token.content) + caption;
  },
  // A wide table scrolls by itself; who has no mouse reaches it by Tab, and hears what it is about.
  table_open: (tokens: Token[], place: number) => {
    const about = tokens[place]?.meta?.['about'] as string | undefined; // by the rule above
    const label = about ? ` aria-label="${escapeHtml(about)}"` : '';
    return `<div role="group" tabindex="0"${label}>\n<table>\n`;
  },
  table_close: () => '</table>\n</div>\n',
} satisfies Record<string, RendererRule>);

const figcaption = (title: string) => `<figcaption>${escapeHtml(title)}</figcaption>`;

const sizes = '(min-width: 48rem) 40rem, 100vw';

/** With its size, so that nothing moves when it comes. */
function pictureOf(photo: Photo, words: string): string {
  const { base, widths, width, height } = photo;
  const sources = (['avif', 'webp'] as const).map(
    (format) =>
      `<source type="image/${format}" sizes="${sizes}" srcset="${escapeHtml(photoSrcSet(photo, format))}">`,
  );
  const src = `${base}-${widths.at(-1)}.webp`;
  return `<picture>${sources.join('')}<img src="${escapeHtml(src)}" alt="${escapeHtml(words)}" width="${width}" height="${height}" loading="lazy" decoding="async"></picture>`;
}

const textOf = (children: Token[] | null | undefined): string =>
  (children ?? [])
    .map(({ type, content }) => {
      if (type === 'softbreak' || type === 'hardbreak') return ' ';
      return type === 'text' || type === 'code_inline' || type === 'photo' ? content : '';
    })
    .join('');

/** No more than search engines show, and no half word at the end. */
function cut(text: string): string {
  const words = text.trim();
  if (words.length <= maxStart) return words;
  return `${words.slice(0, maxStart).replace(/\s+\S*$/, '')}…`;
}
