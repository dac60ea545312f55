import type { ReactNode } from 'react';

import { StateMessage } from '../state-message/state-message.tsx';
import styles from './no-access.module.css';

export type NoAccessProps = {
  /** The page's h1. */
  title: ReactNode;
  /** What the role does open. */
  children: ReactNode;
  /** The one way out. */
  action: ReactNode;
  /** The server's own sentence, small below. */
  serverMessage?: string | undefined;
};

/** The page is not for this role. */
export function NoAccess({ title, children, action, serverMessage }: NoAccessProps) {
  return (
    <StateMessage
      title={title}
      headingLevel={1}
      role="alert"
      className={styles.root}
      action={
        <>
          {action}
          {serverMessage && (
            <p className={styles.server}>
              <bdi>{serverMessage}</bdi>
            </p>
          )}
        </>
      }
    >
      {children}
    </StateMessage>
  );
}
