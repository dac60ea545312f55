import { type ReactNode, useEffect, useRef } from 'react';

/** Why a form was not saved. Scrolls into view, because the save button may be far below. */
export function FormMessage({ children }: { children: ReactNode }) {
  const message = useRef<HTMLDivElement>(null);
  const isShown = Boolean(children);

  useEffect(() => {
    if (isShown) message.current?.scrollIntoView({ block: 'center' });
  }, [isShown]);

  return isShown && <div ref={message}>{children}</div>;
}
