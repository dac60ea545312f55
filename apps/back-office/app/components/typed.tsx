import { languageOfText } from '@craftsandore/i18n';

type TypedProps = { children: string; className?: string | undefined };

/** What a person typed, apart from the sentence around it and in its own language: screen readers change their voice. */
export function Typed({ children, className }: TypedProps) {
  return (
    <bdi lang={languageOfText(children)} className={className}>
      {children}
    </bdi>
  );
}
