// Foundations
export { fontFiles } from './base/font-files.ts';
export { markUrl, retailerLogos } from './brand/brand-files.ts';
export { Container, type ContainerProps } from './container/container.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './heading/heading.tsx';
export * from './icons/icons.ts';
export { Anchor, type AnchorProps, LinkProvider } from './link-provider/link-provider.tsx';
export { Logo, type LogoProps } from './logo/logo.tsx';
export { Rings, type RingsProps } from './rings/rings.tsx';
export { SkipLink } from './skip-link/skip-link.tsx';
export { Spinner } from './spinner/spinner.tsx';
export { Text, type TextProps } from './text/text.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/visually-hidden.tsx';
