import { useIdle, useLater } from '@craftsandore/resilience';

import type { DeliveryBoxProps } from './delivery-box.tsx';
import styles from './later-delivery-box.module.css';

const fetchBox = () => import('./delivery-box.tsx');

/**
 * Fee and days of delivery, made in the browser once it has nothing better to do: the page is the same for everybody. Its
 * place is there from the start.
 */
export function LaterDeliveryBox(props: DeliveryBoxProps) {
  const box = useLater(fetchBox, useIdle());
  return <div className={styles.root}>{box && <box.DeliveryBox {...props} />}</div>;
}
