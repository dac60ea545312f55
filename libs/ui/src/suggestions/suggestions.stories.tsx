import { productPhotos, words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { SearchIcon } from '../icons/icons.ts';
import { Photo } from '../photo/photo.tsx';
import { Price } from '../price/price.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { Suggestion, SuggestionColumn, Suggestions, SuggestionTitle } from './suggestions.tsx';
import { useCombobox } from './use-combobox.ts';

type Offer = {
  id: string;
  media: ReactNode;
  name: ReactNode;
  line?: ReactNode;
  detail?: ReactNode;
};

type SearchingProps = {
  offers: readonly Offer[];
  label: string;
  clearLabel: string;
  listLabel: string;
  titles: { words: string; products: string };
  count: string;
  onChoose: (id: string) => void;
  onSearch: () => void;
};

/** A form whose search box offers the same for whatever is typed. */
function Searching({
  offers,
  onChoose,
  onSearch,
  listLabel,
  titles,
  count,
  ...box
}: SearchingProps) {
  const [typed, setTyped] = useState('');
  const [none] = useState<readonly Offer[]>([]);
  const combobox = useCombobox({
    options: typed ? offers : none,
    onChoose: ({ id }) => onChoose(id),
  });

  const optionOf = ({ id, ...offer }: Offer, index: number) => (
    <Suggestion key={id} {...{ combobox, index, ...offer }}>
      {offer.name}
    </Suggestion>
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    onSearch();
  }

  return (
    <form style={{ position: 'relative' }} onSubmit={handleSubmit}>
      <SearchBox {...box} {...combobox.input} onChange={({ target }) => setTyped(target.value)} />
      <Suggestions combobox={combobox} label={listLabel} count={count}>
        <SuggestionColumn>
          <SuggestionTitle>{titles.words}</SuggestionTitle>
          {offers.slice(0, 2).map(optionOf)}
        </SuggestionColumn>
        <SuggestionColumn>
          <SuggestionTitle>{titles.products}</SuggestionTitle>
          {offers.slice(2).map((offer, index) => optionOf(offer, index + 2))}
        </SuggestionColumn>
      </Suggestions>
    </form>
  );
}

const photoOf = (src: string) => <Photo src={src} alt="" priority />;

const meta = {
  title: 'Inputs/Suggestions',
  component: Searching,
  args: {
    label: words({ ar: 'ابحث في المنتجات', en: 'Search products' }),
    clearLabel: words({ ar: 'امسح البحث', en: 'Clear the search' }),
    listLabel: words({ ar: 'اقتراحات', en: 'Suggestions' }),
    titles: words({
      ar: { words: 'كلمات وفئات', products: 'منتجات' },
      en: { words: 'Words and categories', products: 'Products' },
    }),
    count: words({ ar: '٤ اقتراحات', en: '4 suggestions' }),
    onChoose: fn(),
    onSearch: fn(),
    offers: words<Offer[]>({
      ar: [
        { id: 'term', media: <SearchIcon />, name: 'ملعقة تقديم' },
        { id: 'category', media: <SearchIcon />, name: 'أدوات الطهي' },
        {
          id: 'spoons',
          media: photoOf(productPhotos.spoons),
          name: (
            <>
              طقم <mark>ملاعق</mark> من خشب الزان
            </>
          ),
          line: 'قطع ثلاث',
          detail: <Price value="٣٢٠" currency="ج.م" label="٣٢٠ جنيهًا مصريًا" />,
        },
        {
          id: 'bowl',
          media: photoOf(productPhotos.saladBowl),
          name: (
            <>
              سلطانية سلطة من خشب الزيتون مع <mark>ملعقتي</mark> تقديم
            </>
          ),
          detail: <Price value="١٬٢٥٠" currency="ج.م" label="١٬٢٥٠ جنيهًا مصريًا" />,
        },
      ],
      en: [
        { id: 'term', media: <SearchIcon />, name: 'serving spoon' },
        { id: 'category', media: <SearchIcon />, name: 'Cooking utensils' },
        {
          id: 'spoons',
          media: photoOf(productPhotos.spoons),
          name: (
            <>
              Set of beech <mark>spoons</mark>
            </>
          ),
          line: 'Three pieces',
          detail: <Price value="320" currency="LE" currencyFirst label="320 Egyptian pounds" />,
        },
        {
          id: 'bowl',
          media: photoOf(productPhotos.saladBowl),
          name: (
            <>
              Olive wood salad bowl with a pair of serving <mark>spoons</mark>
            </>
          ),
          detail: <Price value="1,250" currency="LE" currencyFirst label="1,250 Egyptian pounds" />,
        },
      ],
    }),
  },
} satisfies Meta<typeof Searching>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The box with a word in it, and the options as they are now. */
async function typeAWord(canvas: Canvas) {
  const box = canvas.getByRole('combobox');
  await userEvent.type(box, 'spoon');
  const options = await canvas.findAllByRole('option');
  const isActive = (option: HTMLElement | undefined) =>
    waitFor(() => {
      expect(option).toHaveAttribute('aria-selected', 'true');
      expect(box).toHaveAttribute('aria-activedescendant', option?.id);
    });
  return { box, options, isActive };
}

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const OpensWhileOneTypes: Story = {
  play: async ({ canvas, args }) => {
    const { box } = await typeAWord(canvas);
    const list = canvas.getByRole('listbox', { name: args.listLabel });
    await expect(box).toHaveAttribute('aria-controls', list.id);
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await expect(canvas.getByRole('status')).toHaveTextContent(args.count);
  },
};

export const ArrowsHomeAndEndWalk: Story = {
  play: async ({ canvas, args }) => {
    const { box, options, isActive } = await typeAWord(canvas);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await isActive(options[1]);
    await userEvent.keyboard('{End}');
    await isActive(options[3]);
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}{ArrowDown}');
    await isActive(options[2]);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const OnANarrowPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await typeAWord(canvas);
    await userEvent.keyboard('{ArrowUp}');
  },
};

export const EnterTakesWhatIsActive: Story = {
  play: async ({ canvas, args }) => {
    const { box } = await typeAWord(canvas);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('bowl');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveFocus();
  },
};

export const EnterInTheTextSendsTheForm: Story = {
  play: async ({ canvas, args }) => {
    await typeAWord(canvas);
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const EscapeClosesItAndThenEmptiesTheBox: Story = {
  play: async ({ canvas }) => {
    const { box } = await typeAWord(canvas);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveValue('spoon');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(box).toHaveValue('');
  },
};

export const TabLeavesAndChoosesNothing: Story = {
  play: async ({ canvas, args }) => {
    const { box } = await typeAWord(canvas);
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box).not.toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const APressChooses: Story = {
  play: async ({ canvas, args }) => {
    const { options } = await typeAWord(canvas);
    for (const option of options) {
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await userEvent.click(options[2] ?? document.body);
    await expect(args.onChoose).toHaveBeenLastCalledWith('spoons');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const NothingToSuggest: Story = {
  args: { offers: [] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'spoon{ArrowDown}{Enter}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};
