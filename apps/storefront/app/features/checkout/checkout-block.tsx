import { Heading } from '@craftsandore/ui';
import type { ReactNode } from 'react';

import styles from './checkout-block.module.css';

type CheckoutBlockProps = { title: string; action?: ReactNode; children: ReactNode };

/** One of the few questions of a checkout, between hairlines. */
export function CheckoutBlock({ title, action, children }: CheckoutBlockProps) {
  return (
    <section className={styles.root}>
      <header className={styles.head}>
        <Heading level={2} size="h4">
          {title}
        </Heading>
        {action}
      </header>
      {children}
    </section>
  );
}
