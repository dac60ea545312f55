import {
  type ComponentProps,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  use,
} from 'react';

export type AnchorProps = ComponentProps<'a'> & { href: string };

const LinkContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

function PlainAnchor({ children, ...rest }: AnchorProps) {
  return <a {...rest}>{children}</a>;
}

/** Gives every link below it the app's own link component, so that ui needs no router. */
export function LinkProvider({
  link,
  children,
}: {
  link: ComponentType<AnchorProps>;
  children: ReactNode;
}) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** The bare link under all links of ui: the app's component where one is provided, `<a>` elsewhere. */
export function Anchor(props: AnchorProps) {
  return createElement(use(LinkContext), props);
}
