import type { StaffOrderDetails } from '@craftsandore/contract';
import { formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Logo } from '@craftsandore/ui';

import styles from './packing-slip.module.css';

/** The sheet that goes into the parcel: what is in it, where it goes, and what is to be paid at the door. */
export function PackingSlip({ order }: { order: StaffOrderDetails }) {
  const { t, date, number, money, orderNumber, local } = useLocale();
  const { lines, shippingDetails, costBreakdown } = order;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);

  return (
    <article className={styles.root} lang="ar" dir="rtl">
      <header className={styles.head}>
        <Logo />
        <div>
          <h1>{t('slip.title')}</h1>
          <p>
            {t('order.title', { number: orderNumber(order.orderId) })}
            <br />
            <bdi dir="ltr">{order.orderReference}</bdi>
            <br />
            <time dateTime={order.orderCreatedAt}>{date(order.orderCreatedAt)}</time>
          </p>
        </div>
      </header>
      <section>
        <h2>{t('order.shipTo')}</h2>
        <p className={styles.address}>
          <span>
            <bdi>{order.userName}</bdi>
          </span>
          <span>
            <bdi>{shippingDetails.streetAddress}</bdi>
          </span>
          <span>
            <bdi>{shippingDetails.city}</bdi>، <bdi>{shippingDetails.governorate}</bdi>{' '}
            {shippingDetails.postalCode && <bdi dir="ltr">{shippingDetails.postalCode}</bdi>}
          </span>
          <span>
            <bdi dir="ltr">{formatPhone(shippingDetails.phoneNumber)}</bdi>
          </span>
        </p>
      </section>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('slip.packed')}</th>
            <th scope="col">{t('slip.item')}</th>
            <th scope="col">{t('slip.design')}</th>
            <th scope="col">{t('slip.quantity')}</th>
            <th scope="col">{t('slip.price')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.productDesignId}>
              <td>
                <span className={styles.box} />
              </td>
              <th scope="row">
                <bdi>{local(line, 'name')}</bdi>
              </th>
              <td>
                <bdi>{local(line, 'designName')}</bdi>
              </td>
              <td>{number(line.quantity)}</td>
              <td>
                <bdi>{money(line.unitPrice)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.sums}>
        <Sum term={t('order.items')} value={t('order.pieces', { count: pieces })} />
        <Sum term={t('sums.subtotal')} value={money(costBreakdown.subtotal)} />
        <Sum term={t('sums.shippingFees')} value={money(costBreakdown.shippingFees)} />
        <Sum term={t('order.total')} value={money(costBreakdown.totalCost)} />
      </dl>
      <p className={styles.thanks}>{t('slip.thanks')}</p>
    </article>
  );
}

function Sum({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
