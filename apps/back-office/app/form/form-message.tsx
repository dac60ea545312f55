import { type ReactNode, useEffect, useRef } from 'react';

/** Why a form was not saved, brought into sight: the button that sends it may be far below. */
export function FormMessage({ children }: { children: ReactNode }) {
  const message = useRef<HTMLDivElement>(null);
  const isShown = Boolean(children);

  useEffect(() => {
    if (isShown) message.current?.scrollIntoView({ block: 'center' });
  }, [isShown]);

  return isShown && <div ref={message}>{children}</div>;
}
