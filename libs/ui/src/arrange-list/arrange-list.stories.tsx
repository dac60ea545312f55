import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { IconButton } from '../icon-button/icon-button.tsx';
import { PencilIcon } from '../icons/icons.ts';
import { Switch } from '../switch/switch.tsx';
import { ArrangeList } from './arrange-list.tsx';
import type { ArrangeRow, ArrangeWords } from './use-arranging.ts';

const wordsAr: ArrangeWords = {
  handle: (row) => `نقل ${row}`,
  hint: 'مفتاح المسافة للرفع، والأسهم للتحريك، والمسافة مرة أخرى للتثبيت، ومفتاح Escape للتراجع.',
  up: 'إلى أعلى',
  down: 'إلى أسفل',
  fixed: 'ثابت',
  said: {
    lifted: ({ row, place, places }) => `رُفع ${row}، وهو في الموضع ${place} من ${places}.`,
    moved: ({ place, places }) => `الموضع ${place} من ${places}.`,
    dropped: ({ row, place, places }) => `ثُبّت ${row} في الموضع ${place} من ${places}.`,
    undone: ({ row, place, places }) => `عاد ${row} إلى الموضع ${place} من ${places}.`,
  },
};

const wordsEn: ArrangeWords = {
  handle: (row) => `Move ${row}`,
  hint: 'Space lifts it, the arrows move it, Space puts it down, Escape takes it back.',
  up: 'Up',
  down: 'Down',
  fixed: 'fixed',
  said: {
    lifted: ({ row, place, places }) => `${row} lifted, place ${place} of ${places}.`,
    moved: ({ place, places }) => `Place ${place} of ${places}.`,
    dropped: ({ row, place, places }) => `${row} put down, place ${place} of ${places}.`,
    undone: ({ row, place, places }) => `${row} is back, place ${place} of ${places}.`,
  },
};

type Section = Omit<ArrangeRow<string>, 'children'> & { about: string };

const sections: Section[] = [
  {
    id: 'hero',
    name: words({ ar: 'الواجهة', en: 'Hero' }),
    about: words({ ar: 'عنوان يُكتب، ٦ منتجات', en: 'typed title, 6 products' }),
    fixed: true,
  },
  {
    id: 'promises',
    name: words({ ar: 'الوعود الثلاثة', en: 'Three promises' }),
    about: words({ ar: 'الدفع والتوصيل والاسترجاع', en: 'payment, delivery, returns' }),
  },
  {
    id: 'banners',
    name: words({ ar: 'البانرات', en: 'Banners' }),
    about: words({ ar: 'واحد عريض واثنان ضيّقان', en: 'one wide and two narrow' }),
  },
  {
    id: 'categories',
    name: words({ ar: 'الفئات', en: 'Categories' }),
    about: words({ ar: '٨ فئات', en: '8 categories' }),
    fixed: true,
  },
  {
    id: 'reviews',
    name: words({ ar: 'آراء المشترين', en: 'Reviews' }),
    about: words({ ar: 'أحدث ٣ بخمس نجوم', en: 'newest 3 with five stars' }),
  },
];

/** What a story is given: rows whose words are of one language, where a component has elements. */
type Arranging = {
  label: string;
  sections: Section[];
  words: ArrangeWords;
  edit: string;
  on: string;
  onArrange: (order: string[]) => void;
};

function Arranging({ sections, edit, on, onArrange, ...rest }: Arranging) {
  const [order, setOrder] = useState(sections.map(({ id }) => id));
  const rows = order.flatMap((id) => sections.filter((section) => section.id === id));
  return (
    <ArrangeList
      {...rest}
      rows={rows.map(({ about, ...row }) => ({
        ...row,
        children: (
          <>
            {row.name}
            <br />
            <small>{about}</small>
          </>
        ),
        end: (
          <>
            {!row.fixed && <Switch label={row.name} labelHidden state={on} defaultChecked />}
            <IconButton size="sm" label={`${edit} ${row.name}`}>
              <PencilIcon />
            </IconButton>
          </>
        ),
      }))}
      onArrange={(next) => {
        setOrder(next);
        onArrange(next);
      }}
    />
  );
}

const meta = {
  title: 'Collections/ArrangeList',
  component: Arranging,
  globals: { scheme: 'light' },
  args: {
    label: words({ ar: 'ترتيب الأقسام', en: 'Order of sections' }),
    sections,
    words: words({ ar: wordsAr, en: wordsEn }),
    edit: words({ ar: 'تعديل', en: 'Edit' }),
    on: words({ ar: 'ظاهر', en: 'Shown' }),
    onArrange: fn(),
  },
} satisfies Meta<typeof Arranging>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};

export const Lifted: Story = {
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('button', { name: handleOf(args, 'banners') });
    handle.focus();
    await userEvent.keyboard(' {ArrowUp}');
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: args.words.down })).toBeVisible();
  },
};

export const LiftedInTheDark: Story = { play: Lifted.play, globals: { scheme: 'dark' } };

export const KeysMoveARow: Story = {
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('button', { name: handleOf(args, 'promises') });
    handle.focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown} ');
    await expect(args.onArrange).toHaveBeenCalledWith([
      ...['hero', 'banners', 'reviews', 'categories', 'promises'],
    ]);
    await expect(handle).toHaveFocus();
  },
};

export const APointerDragsARow: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const handle = canvas.getByRole('button', { name: handleOf(args, 'reviews') });
    const [, second] = canvas.getAllByRole('listitem');
    const target = second?.getBoundingClientRect();
    const start = handle.getBoundingClientRect();
    if (!target) throw new Error('There are rows');

    await fireEvent.pointerDown(handle, { button: 0, clientY: start.top + 10 });
    await fireEvent.pointerMove(window, { clientY: start.top - 10 });
    await fireEvent.pointerMove(window, { clientY: target.top + 5 });
    await expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement();
    await waitFor(() =>
      expect(Math.abs(handle.getBoundingClientRect().top + 10 - target.top - 5)).toBeLessThan(2),
    );

    await fireEvent.pointerUp(window);
    await expect(args.onArrange).toHaveBeenCalledWith([
      ...['hero', 'reviews', 'promises', 'categories', 'banners'],
    ]);
  },
};

export const NarrowWithALongName: Story = {
  args: {
    sections: sections.map((section) => ({
      ...section,
      about: words({
        ar: 'أطقم جاهزة ومغلّفة للزواج والبيت الجديد وسهرات رمضان، مع بطاقة بكلماتك',
        en: 'Ready-packed sets for weddings, new homes and Ramadan evenings, with a card in your words',
      }),
    })),
  },
  play: Lifted.play,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};

const handleOf = ({ sections, words }: Arranging, id: string) =>
  words.handle(sections.find((section) => section.id === id)?.name ?? '');
