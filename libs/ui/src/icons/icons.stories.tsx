import type { Meta, StoryObj } from '@storybook/react-vite';

import * as icons from './icons.ts';

/** All there are. Arrows, chevrons, log-out, send and undo turn with the direction; the others never do. */
const meta = { title: 'Foundations/Icons' } satisfies Meta;

export default meta;

export const All: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, 15rem)' }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'flex', gap: '.75rem', alignItems: 'center' }}>
          <Icon />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
};
