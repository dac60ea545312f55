import { create } from 'storybook/theming';

const style = getComputedStyle(document.documentElement);
const token = (name: string) => style.getPropertyValue(`--${name}`).trim();

/** Storybook in the shop's own colours and type; the page around it has to have the tokens already. */
export const theme = create({
  base: 'light',
  brandTitle: 'Craftsandore, the design system',
  brandImage: './brand/logo.svg',
  brandUrl: './',
  brandTarget: '_self',

  fontBase: "'IBM Plex Sans', 'IBM Plex Sans Arabic', sans-serif",
  fontCode: token('font-mono') || 'ui-monospace, monospace',

  colorPrimary: token('color-primary'),
  colorSecondary: token('color-accent'),

  appBg: token('color-surface-sunken'),
  appContentBg: token('color-page'),
  appPreviewBg: token('color-page'),
  appHoverBg: token('color-surface-hover'),
  appBorderColor: token('color-border'),
  appBorderRadius: 10,

  textColor: token('color-text'),
  textInverseColor: token('color-text-inverse'),
  textMutedColor: token('color-text-muted'),

  barBg: token('color-surface'),
  barTextColor: token('color-text-muted'),
  barHoverColor: token('color-accent-hover'),
  barSelectedColor: token('color-accent'),

  buttonBg: token('color-surface'),
  buttonBorder: token('color-border-strong'),
  booleanBg: token('color-surface-sunken'),
  booleanSelectedBg: token('color-surface'),
  inputBg: token('color-surface'),
  inputBorder: token('color-border-strong'),
  inputTextColor: token('color-text'),
  inputBorderRadius: 6,
});
