import { inLocale, type Locale } from '@craftsandore/stories';
import { DirectionProvider } from '@craftsandore/ui';
import type { Preview } from '@storybook/react-vite';
import type { Globals } from 'storybook/internal/csf';

import '@craftsandore/ui/tokens.css';
import '@craftsandore/ui/base.css';
import './docs.css';
import { startClockAt } from './clock.ts';
import { pretendReducedMotion } from './reduced-motion.ts';
import { theme } from './theme.ts';

const directionOf = { ar: 'rtl', en: 'ltr' } as const;

/** Follows the language, but for the tests that render the same words both ways. */
const directionFor = (globals: Globals) =>
  globals.direction === 'ltr' || globals.direction === 'rtl'
    ? globals.direction
    : directionOf[localeOf(globals)];

const localeOf = (globals: Globals): Locale => (globals.locale === 'en' ? 'en' : 'ar');

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** A Friday morning in Cairo: what a story says of today is the same every day. */
const now = '2026-11-20T08:42:00Z';

/** The narrowest screen that everything must work on, and those that the designs are made for. */
const viewports = {
  narrow: viewport('Narrow, 320', 320, 640),
  phone: viewport('Phone, 390', 390, 844),
  tablet: viewport('Tablet, 820', 820, 1180),
  laptop: viewport('Laptop, 1440', 1440, 900),
};

/** Arabic is the default here because it is the shop's: a story that only works left to right shows it at once. */
const preview: Preview = {
  globalTypes: {
    locale: {
      description: 'Language and direction',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'ar', title: 'العربية' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    scheme: {
      description: 'App and scheme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'shop', title: 'Shop' },
          { value: 'light', title: 'Back office' },
          { value: 'dark', title: 'Back office, dark' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'default', title: 'Default rows' },
          { value: 'compact', title: 'Compact rows' },
          { value: 'comfortable', title: 'Comfortable rows' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  tags: ['autodocs'],
  initialGlobals: { locale: 'ar', scheme: 'shop', density: 'default', motion: 'full' },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { theme },
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Find a component',
          'Foundations',
          ['Colour', 'Type', 'Space and shape', 'Motion', 'Icons', 'Writing in two languages', '*'],
          'Actions',
          'Inputs',
          'Display',
          'Feedback',
          'Overlays',
          'Collections',
          'Layout',
          'Storefront',
          'Back office',
        ],
      },
    },
  },
  beforeEach(context) {
    const { scheme, density, motion } = context.globals;
    const locale = localeOf(context.globals);
    context.args = inLocale(context.args, locale);

    const page = document.documentElement;
    page.lang = locale;
    page.dir = directionFor(context.globals);
    page.dataset.app = scheme === 'shop' ? 'storefront' : 'back-office';
    page.dataset.scheme = scheme === 'dark' ? 'dark' : 'light';
    page.dataset.density = density;

    const setBack = [startClockAt(now), ...(motion === 'reduced' ? [pretendReducedMotion()] : [])];
    return () => {
      for (const undo of setBack) undo();
    };
  },
  decorators: [
    (Story, { globals }) => (
      <DirectionProvider dir={directionFor(globals)}>
        <Story />
      </DirectionProvider>
    ),
  ],
};

export default preview;
