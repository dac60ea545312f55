import {
  type AddressFields,
  type Adjustment,
  OrderStatus,
  piastres,
  signedPiastres,
  type StaffOrderDetails,
} from '@craftsandore/contract';
import { addressLines, formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { aroundFee } from '@craftsandore/rules';
import { Logo } from '@craftsandore/ui';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { QrCode } from '../../../components/qr-code.tsx';
import { useShop } from '../../../session/shop.ts';
import { piecesIn } from '../pieces-in.ts';
import styles from './packing-slip.module.css';

/** The sheet that goes into the parcel: what is in it, where it goes, and what is to be paid at the door. */
export function PackingSlip({ order }: { order: StaffOrderDetails }) {
  const { t } = useTranslation();
  const { date, number, money, orderNumber, local } = useLocale();
  const { names, contacts, sellerIdentity: seller } = useShop();
  const { lines, shippingDetails, billingDetails, costBreakdown } = order;
  const { deposits, exchangeOf } = order;
  const toPay = deposits?.toPay ?? exchangeOf?.toPay;
  const isCancelled = order.orderStatusId === OrderStatus.cancelled;
  const pieces = piecesIn(lines);
  const { above, below } = aroundFee(order.adjustments);
  const adjusted = (adjustment: Adjustment, place: number) => (
    <Sum
      key={place}
      term={<bdi>{local(adjustment, 'label')}</bdi>}
      value={money(adjustment.amount)}
    />
  );

  return (
    <article className={styles.root} lang="ar" dir="rtl">
      <header className={styles.head}>
        <Logo className={styles.logo} />
        <div>
          <h1>{t('slip.title')}</h1>
          <p>
            {t('nav.order', { number: orderNumber(order.orderId) })}
            <br />
            <bdi dir="ltr">{order.orderReference}</bdi>
            <br />
            <time dateTime={order.orderCreatedAt}>{date(order.orderCreatedAt)}</time>
          </p>
        </div>
        <QrCode
          className={styles.code}
          label={t('slip.code')}
          // A scanner types it, and the list of orders and the palette find the order by it.
          content={order.orderReference}
        />
      </header>
      {isCancelled && <p className={styles.cancelled}>{t('slip.cancelled')}</p>}
      <Destination title={t('order.shipTo')} name={order.userName} address={shippingDetails} />
      {order.customerNote && (
        <section>
          <h2>{t('order.customerNote')}</h2>
          <p className={styles.note}>
            <bdi>{order.customerNote}</bdi>
          </p>
        </section>
      )}
      {billingDetails && (
        <Destination title={t('order.billTo')} name={order.userName} address={billingDetails} />
      )}
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('slip.packed')}</th>
            <th scope="col">{t('slip.item')}</th>
            <th scope="col">{t('slip.design')}</th>
            <th scope="col">{t('slip.quantity')}</th>
            <th scope="col">{t('slip.unitPrice')}</th>
            <th scope="col">{t('slip.lineTotal')}</th>
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
                {line.madeToOrderDays && (
                  <>
                    <br />
                    {t('orders.madeToOrder', { count: line.madeToOrderDays })}
                  </>
                )}
              </th>
              <td>
                <bdi>{local(line, 'designName')}</bdi>
                {line.sku && (
                  <>
                    <br />
                    <bdi dir="ltr">{line.sku}</bdi>
                  </>
                )}
              </td>
              <td>{number(line.quantity)}</td>
              <td>
                <bdi>{money(line.unitPrice)}</bdi>
              </td>
              <td>
                <bdi>{money(piastres(line.unitPrice * line.quantity))}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.sums}>
        <Sum term={t('order.items')} value={t('order.pieces', { count: pieces })} />
        <Sum term={t('sums.subtotal')} value={money(costBreakdown.subtotal)} />
        {above.map(adjusted)}
        <Sum term={t('sums.shippingFees')} value={money(costBreakdown.shippingFees)} />
        {below.map(adjusted)}
        <Sum
          // Of what is paid ahead not all is cash on delivery.
          term={t(toPay === undefined ? 'order.total' : 'slip.lineTotal')}
          value={money(costBreakdown.totalCost)}
        />
        {exchangeOf && (
          <Sum term={t('slip.exchanged')} value={money(signedPiastres(0 - exchangeOf.credit))} />
        )}
        {deposits?.payments.map(({ amount, reference }, place) => (
          <Sum
            key={place}
            term={
              <>
                {t('slip.paidAhead')} {reference && <bdi dir="auto">{reference}</bdi>}
              </>
            }
            value={money(signedPiastres(0 - amount))}
          />
        ))}
        {(isCancelled || toPay !== undefined) && (
          <Sum
            term={t('slip.toCollect')}
            value={money(isCancelled || toPay === undefined ? piastres(0) : toPay)}
          />
        )}
      </dl>
      {!isCancelled && (
        <p className={styles.signature}>
          <span>{t('slip.receivedBy')}</span>
          <span>{t('slip.receivedOn')}</span>
        </p>
      )}
      <p className={styles.thanks}>
        {t('slip.thanks', { shop: names.nameAr })}
        <br />
        {t('slip.shopPhone')} <bdi dir="ltr">{formatPhone(contacts.phone)}</bdi>
        {seller && (
          <>
            <br />
            {t('slip.seller', {
              seller: seller.legalNameAr,
              address: seller.addressAr,
              commercialRegister: seller.commercialRegister,
              taxCard: seller.taxCard,
            })}
          </>
        )}
      </p>
    </article>
  );
}

type DestinationProps = { title: string; name: string; address: AddressFields };

function Destination({ title, name, address }: DestinationProps) {
  const { phoneNumber, secondPhoneNumber } = address;
  const phones = [phoneNumber, secondPhoneNumber].filter((phone) => phone !== undefined);
  return (
    <section>
      <h2>{title}</h2>
      <p className={styles.address}>
        <span>
          <bdi>{name}</bdi>
        </span>
        {addressLines(address, 'ar').map((parts, place) => (
          <span key={place}>
            {parts.map((part, place) => (
              <Fragment key={place}>
                {place > 0 && '، '}
                <bdi>{part}</bdi>
              </Fragment>
            ))}
          </span>
        ))}
        {phones.map((phone) => (
          <span key={phone}>
            <bdi dir="ltr">{formatPhone(phone)}</bdi>
          </span>
        ))}
      </p>
    </section>
  );
}

function Sum({ term, value }: { term: ReactNode; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
