import styles from './parcel-printing.module.css';
import { PrintButtons, type PrintButtonsProps } from './print-buttons.tsx';
import { usePrinting } from './use-printing.ts';

type ParcelPrintingProps = { parcel: PrintButtonsProps['parcels'][number] };

/** The label of an order's parcel, and what has to come off the shelves for it. */
export function ParcelPrinting({ parcel }: ParcelPrintingProps) {
  const printing = usePrinting();
  return (
    <div className={styles.root}>
      <PrintButtons parcels={[parcel]} printing={printing} />
    </div>
  );
}
