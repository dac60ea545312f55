import { expect, test } from 'vitest';

import { textOfHtml } from './text-of-html.ts';

test.each([
  ['<p>One</p><p>Two<br>Three</p>', 'One\nTwo\nThree'],
  ['<ul>\n  <li>Oak</li>\n  <li>Olive</li>\n</ul>', 'Oak\nOlive'],
  ['Salt &amp; oil &lt; 5 &nbsp;g', 'Salt & oil < 5 g'],
  ['<script>alert(1)</script><style>p{}</style>Board', 'Board'],
  ['&lt;script&gt;', '<script>'],
  ['لوح <b>زيتون</b>', 'لوح زيتون'],
  ['', ''],
])('%j says %j', (html, text) => expect(textOfHtml(html)).toBe(text));
