import { maxLength, type Photo } from '@craftsandore/contract';
import { describe, expect, test } from 'vitest';

import { processorSeconds } from '../../../../test/support/processor-time.ts';
import { renderMarkdown } from './render-markdown.ts';

const site = new URL('https://shop.example');
const bowl: Photo = {
  base: 'https://images.example/bowl',
  widths: [320, 640],
  width: 640,
  height: 400,
  color: '#806040',
};
const photos = new Map([['bowl', bowl]]);

const render = (text: string) => renderMarkdown(text, { photos, site });
const htmlOf = (text: string) => render(text).html.replaceAll('\n', '');

describe('headings', () => {
  test('begin below the title of the page, and go no deeper than four', () => {
    const { headings } = render('# One\n\n## Two\n\n### Three\n\n###### Six');
    expect(headings.map(({ level }) => level)).toEqual([2, 2, 3, 4]);
    expect(htmlOf('# One')).toContain('<h2>One</h2>');
  });

  test('make sections, each with its words in a box of its own', () => {
    expect(htmlOf('Before.\n\n## One\n\nFirst.\n\n## Two\n\nSecond.')).toBe(
      '<p>Before.</p>' +
        '<section id="one"><h2>One</h2><div><p>First.</p></div></section>' +
        '<section id="two"><h2>Two</h2><div><p>Second.</p></div></section>',
    );
  });

  test('in a quote or a list begin none', () => {
    expect(htmlOf('> ## Quoted')).toBe('<blockquote><h2 id="quoted">Quoted</h2></blockquote>');
  });

  test('have an anchor of their words, whatever the script, or the one that they were given', () => {
    const html = htmlOf('## متى تُرجع؟\n\n## Returns *now* {#returns}\n\n### Returns\n\n### !');
    expect(html).toContain('<section id="متى-ترجع">');
    expect(html).toContain('<section id="returns"><h2>Returns <em>now</em></h2>');
    expect(html).toContain('<h3 id="returns-2">');
    expect(html).toContain('<h3 id="part">');
  });

  test('never take the id of the frame around the page', () => {
    expect(htmlOf('## Main')).toContain('id="main-2"');
  });

  test('of the same words have anchors of their own', () => {
    const ids = [...render('## A\n'.repeat(50)).html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(50);
  });
});

describe('links', () => {
  test.each([
    ['/returns', '/returns'],
    ['/products?query=oak#top', '/products?query=oak#top'],
    ['#returns', '#returns'],
    ['https://shop.example/help', '/help'],
    ['mailto:hello@shop.example', 'mailto:hello@shop.example'],
    ['tel:+201000000000', 'tel:+201000000000'],
  ])('%s leads to %s of ours', (written, href) => {
    expect(htmlOf(`[a](${written})`)).toBe(`<p><a href="${href}">a</a></p>`);
  });

  test('to other sites say so', () => {
    expect(htmlOf('[a](https://other.example/x?y=1&z=2)')).toBe(
      '<p><a href="https://other.example/x?y=1&amp;z=2" rel="external noopener">a</a></p>',
    );
    expect(htmlOf('<https://other.example>')).toContain('rel="external noopener"');
  });

  test.each(['/\\evil.example', '</\t/evil.example>'])('%s stays with us', (written) => {
    const [, href = ''] = /href="([^"]*)"/.exec(htmlOf(`[a](${written})`)) ?? [];
    expect(new URL(href, site).origin).toBe(site.origin);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '<java\tscript:alert(1)>',
    '&#106;avascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'file:///etc/passwd',
    'blob:https://shop.example/1',
    '//evil.example',
    '/.//evil.example',
    'https://shop.example//evil.example/x',
    'returns',
    '../returns',
    'photo:bowl',
    'http://',
  ])('%s leads nowhere, and says so', (written) => {
    const { html, problems } = render(`First.\n\n[a](${written})`);
    expect(html).not.toContain('<a');
    expect(problems).toMatchObject([{ kind: 'refusedLink', line: 3 }]);
  });
});

describe('photos', () => {
  test('of the shop have their words and their size, and come when they are scrolled to', () => {
    const html = htmlOf('![A bowl](photo:bowl "Turned by hand")');
    expect(html).toContain('<figure><picture><source type="image/avif"');
    expect(html).toContain('srcset="https://images.example/bowl-320.webp 320w, https');
    expect(html).toContain(
      '<img src="https://images.example/bowl-640.webp" alt="A bowl" width="640" height="400" loading="lazy"',
    );
    expect(html).toContain('<figcaption>Turned by hand</figcaption></figure>');
    expect(render('![A bowl](photo:bowl)').problems).toEqual([]);
  });

  test.each([
    ['![A bowl](photo:other)', 'unknownPhoto'],
    ['![A bowl](https://other.example/a.png)', 'foreignPhoto'],
    ['![A bowl](/images/bowl-640.webp)', 'foreignPhoto'],
    ['![A bowl](data:image/png;base64,AAAA)', 'foreignPhoto'],
    ['![](photo:bowl)', 'photoWithoutWords'],
  ])('%s keeps a page from being published: %s', (text, kind) => {
    const { html, problems } = render(text);
    expect(problems).toMatchObject([{ kind, line: 1 }]);
    expect(html).not.toMatch(/src="(?!https:\/\/images\.example\/bowl-640\.webp")/);
  });
});

test('tables scroll by themselves, are named by their heading, and know no left and right', () => {
  const html = htmlOf('## Fees\n\n| To | Fee |\n| :-- | --: |\n| Giza | 60 |');
  expect(html).toContain('<div role="group" tabindex="0" aria-label="Fees"><table>');
  expect(html).toContain('<th data-align="start">To</th><th data-align="end">Fee</th>');
});

describe('a table that would be too big', () => {
  const rowsOf = (columns: number, rows: number) =>
    ['|a'.repeat(columns), '|-'.repeat(columns), ...Array<string>(rows).fill('|')].join('\n');
  const problems = [{ kind: 'bigTable', line: 3, what: expect.stringContaining('|a|a') }];

  test.each([
    ['of columns', rowsOf(21, 1)],
    ['of cells', rowsOf(2, 1_000)],
    ['in a quote', rowsOf(21, 1).replaceAll(/^/gm, '> ')],
  ])('%s stays as it was written, and says so', (_, table) => {
    const made = render(`First.\n\n${table}\n\nLast.`);
    expect(made.html).not.toContain('<table');
    expect(made.html).toContain('<p>Last.</p>');
    expect(made.problems).toMatchObject(problems);
  });

  test('counts with the others of its page', () => {
    const tables = Array<string>(100).fill(rowsOf(20, 5)).join('\n\n');
    const { html, problems } = render(tables);
    expect(html.match(/<t[dh]/g)?.length).toBeLessThanOrEqual(2_000);
    expect(problems.length).toBeGreaterThan(50);
  });

  test('is no other one', () => {
    expect(render(rowsOf(20, 90)).problems).toEqual([]);
    expect(render(`a | b\n- | -\n${'c | d\n'.repeat(500)}`).problems).toEqual([]);
  });

  test('of as many columns as fit is read at once', async () => {
    const table = rowsOf(1_600, 6_000);
    expect(render(table).html.length).toBeLessThan(2 * maxLength.pageBody);
    expect(await processorSeconds(() => render(table), 0.5)).toBeLessThan(0.5);
  });
});

test('the first words stand in for a description, cut between two words', () => {
  expect(render('## A\n\nTo *every* door\nof Egypt.').start).toBe('To every door of Egypt.');
  const { start } = render('wooden spoons '.repeat(20));
  expect(start).toMatch(/^wooden.* (wooden|spoons)…$/);
  expect(start.length).toBeLessThanOrEqual(161);
});

/** What has got through filters of others. */
const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<!--><script>alert(1)</script-->',
  '<style>@import "//evil.example"</style>',
  '<details open ontoggle=alert(1)>',
  '"><script>alert(1)</script>',
  '[a](<https://e.example/" onmouseover="alert(1)>)',
  '[a](https://e.example "\\" onmouseover=\\"alert(1)")',
  '[a](https://e.example/&quot; onmouseover=&quot;alert(1))',
  '![" onerror="alert(1)](photo:bowl)',
  '![a](photo:bowl "\\"><script>alert(1)</script>")',
  '![a](photo:bowl" onerror="alert)',
  '## <img src=x onerror=alert(1)> {#x}',
  '## a {#x" onclick="alert(1)}',
  '``` " onclick="alert(1)\ncode\n```',
  '<https://e.example/"onclick=alert(1)>',
  '| <script> | a |\n| - | :-: |\n| <img onerror=1> | "x |',
  '[x]: javascript:alert(1)\n\n[x] ![x]',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)',
  '\\<script>alert(1)\\</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<p title="`<script>alert(1)</script>`">',
  '[a](j&#x61;vascript:alert&#40;1&#41;)',
  '1. <base href="//evil.example">\n2. <form action=javascript:alert(1)><input type=submit>',
];

const tags =
  /^\/?(p|ul|ol|li|strong|em|code|pre|blockquote|hr|br|a|table|thead|tbody|tr|th|td|section|div|h[234]|figure|figcaption|picture|source|img)$/;
const attributeNames =
  /^(href|rel|id|start|role|tabindex|aria-label|data-align|type|sizes|srcset|src|alt|width|height|loading|decoding)$/;

/** What a browser would make of it: every tag with its attributes. */
function elementsOf(html: string) {
  return [...html.matchAll(/<([^\s>]*)((?:\s+[^\s=>]+="[^"]*")*)\s*\/?>/g)].map(
    ([, tag = '', rest = '']) => ({
      tag,
      attributes: [...rest.matchAll(/([^\s=>]+)="([^"]*)"/g)].map(([, name = '', value = '']) => ({
        name,
        value,
      })),
    }),
  );
}

test.each(hostile)('%s is text', (text) => {
  const { html } = render(text);
  const elements = elementsOf(html);
  // Nothing else begins a tag.
  expect(html.split('<')).toHaveLength(elements.length + 1);
  for (const { tag, attributes } of elements) {
    expect(tag).toMatch(tags);
    for (const { name, value } of attributes) {
      expect(name).toMatch(attributeNames);
      if (name === 'href' || name === 'src') expect(value).toMatch(/^(https?:|mailto:|tel:|#|\/)/);
    }
  }
});

/** What is written to be slow to read. */
const slow = {
  brackets: '[',
  stars: '*',
  quotes: '>',
  'stars and words': '*a ',
  underscores: 'a_',
  'nested quotes': '> ',
  'nested lists': '- ',
  'open links': '[a](',
  'open pointed links': '[a](<b',
  'open photos': '![a](b',
  backticks: '`a',
  pipes: '|',
  entities: '&#0;',
  comments: '<!--',
  autolinks: '<a:',
  headings: '# a\n',
  backslashes: '\\',
};

test.each(Object.entries(slow))('as many %s as fit are read at once', async (_, part) => {
  const text = part.repeat(maxLength.pageBody / part.length);
  expect(await processorSeconds(() => render(text), 2)).toBeLessThan(2);
});

test('a heading of blanks is read at once', async () => {
  const text = `# a${' '.repeat(maxLength.pageBody - 4)}b`;
  expect(await processorSeconds(() => render(text), 0.2)).toBeLessThan(0.2);
});
