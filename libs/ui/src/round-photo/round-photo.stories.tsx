import { productPhotos } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Photo } from '../photo/photo.tsx';
import { RoundPhoto } from './round-photo.tsx';

const meta = {
  title: 'Display/RoundPhoto',
  component: RoundPhoto,
  parameters: { layout: 'fullscreen' },
  args: { children: <Photo src={productPhotos.fruitBowl} alt="" ground="fill" priority /> },
  decorators: [
    (RoundPhoto) => (
      <div
        style={{
          display: 'grid',
          placeItems: 'center',
          overflow: 'clip',
          padding: '3rem',
          background: 'var(--color-surface-sunken)',
        }}
      >
        <RoundPhoto />
      </div>
    ),
  ],
} satisfies Meta<typeof RoundPhoto>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRings: Story = {};
