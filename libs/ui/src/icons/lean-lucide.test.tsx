import { render } from '@testing-library/react';
import { createLucideIcon as createWhole } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import { expect, test } from 'vitest';

import createLucideIcon from './lean-lucide.ts';

const shapes: Parameters<typeof createLucideIcon>[1] = [
  ['rect', { width: '20', height: '20', x: '2', y: '2', rx: '5', key: 'body' }],
  ['path', { d: 'M16 11.37A4 4 0 1 1 12.63 8', key: 'lens' }],
];

/** What a reader of the page is given, but for the attributes that base.css makes needless. */
function drawn(Icon: ComponentType<SVGProps<SVGSVGElement>>) {
  const svg = render(<Icon className="ours" />).container.querySelector('svg');
  svg?.classList.remove('lucide-camera');
  for (const name of ['xmlns', 'stroke-width']) svg?.removeAttribute(name);
  const attributes = [...(svg?.attributes ?? [])].map(({ name, value }) => [name, value]);
  return { attributes: Object.fromEntries(attributes), shapes: svg?.innerHTML };
}

test('draws what lucide draws', () => {
  const whole = drawn(createWhole('camera', shapes));
  expect(drawn(createLucideIcon('camera', shapes))).toEqual(whole);
  expect(drawn(createLucideIcon({ node: shapes }))).toEqual(whole);
  expect(whole.attributes).toMatchObject({ class: 'lucide ours', 'aria-hidden': 'true' });
});
