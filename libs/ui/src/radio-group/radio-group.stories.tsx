import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Radio } from './radio.tsx';
import { RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'Inputs/RadioGroup',
  component: RadioGroup,
  args: {
    label: words({ ar: 'نوع الخشب', en: 'Wood' }),
    children: words({
      ar: [
        <Radio key="olive" name="wood" value="olive" label="زيتون" defaultChecked />,
        <Radio key="beech" name="wood" value="beech" label="زان" />,
        <Radio key="oak" name="wood" value="oak" label="بلوط" disabled />,
      ],
      en: [
        <Radio key="olive" name="wood" value="olive" label="Olive" defaultChecked />,
        <Radio key="beech" name="wood" value="beech" label="Beech" />,
        <Radio key="oak" name="wood" value="oak" label="Oak" disabled />,
      ],
    }),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {};

export const WithError: Story = {
  args: { error: words({ ar: 'من فضلك اختر نوع الخشب.', en: 'Please choose a wood.' }) },
};

export const ArrowsMoveTheChoice: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
  },
};
