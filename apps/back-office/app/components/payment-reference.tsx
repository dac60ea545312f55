import styles from './payment-reference.module.css';

/** What a bank or a carrier calls a payment: in one piece where there is room, so that nobody stops reading at a hyphen. */
export function PaymentReference({ children }: { children: string }) {
  return <bdi className={styles.root}>{children}</bdi>;
}
