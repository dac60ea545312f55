import type { Result } from '@craftsandore/api-client';
import type { LabelSize } from '@craftsandore/contract';
import { useToast } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { today } from '../../../list/use-export.ts';
import { useAction } from '../../../navigation/actions.ts';
import { saveFile } from '../../../navigation/save-file.ts';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import { printParcelsPath } from '../order-filters.ts';
import type { printIntents } from './print-calls.ts';

export type Printing = {
  /** What is being made. */
  pending?: 'labels' | 'pickList' | undefined;
  /** Of the parcels with these ids. */
  onLabels: (ids: number[], size: LabelSize) => void;
  onPickList: (orderIds: number[]) => void;
};

/** Saves what is to be printed as a PDF; one at a time. */
export function usePrinting(): Printing {
  const { t } = useTranslation();
  const showToast = useToast();
  const sentenceOf = useRefusalSentence();
  const act = useAction<typeof printIntents>(printParcelsPath);
  const [pending, setPending] = useState<Printing['pending']>();

  async function print(what: 'labels' | 'pickList', name: string, asked: Promise<Result<Blob>>) {
    setPending(what);
    const result = await asked;
    setPending(undefined);
    if (result.ok) {
      saveFile(`${name}-${today()}.pdf`, result.value, 'application/pdf');
      showToast({ tone: 'success', children: t('printing.saved') });
    } else {
      showToast({ tone: 'danger', children: sentenceOf(result.refusal, t('printing.failed')) });
    }
  }

  // A file changes nothing on the page.
  const still = { revalidate: false } as const;
  return {
    pending,
    onLabels(ids, size) {
      if (pending) return;
      void print('labels', `labels-${size}`, act('labels', { ids: ids.join(), size }, still));
    },
    onPickList(orderIds) {
      if (pending) return;
      void print('pickList', 'pick-list', act('pickList', { orderIds: orderIds.join() }, still));
    },
  };
}
