import { maxImportLetters, maxImportWorkbookBytes } from '@craftsandore/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { contentOf, isWorkbook } from '../../../form/table-file.ts';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import type { BringIn, ImportBody, Planned } from './import-calls.ts';

export type StockMeans = 'set' | 'add';

type Chosen = Pick<ImportBody, 'csv' | 'xlsx'> & { fileName: string };

/** What a file would do, and by what it is done once, however often it is pressed. */
export type Plan = { answer: Planned; key: string };

/** An Arabic letter takes two bytes. */
const mostBytesOf = (file: File) =>
  isWorkbook(file) ? maxImportWorkbookBytes : 2 * maxImportLetters;

const isTable = ({ name }: File) => /\.(?:xls[xm]?|csv|tsv|txt)$/i.test(name);

/** A file of products on its way into the catalogue: chosen, looked at, applied. */
export function useImport(onBring: BringIn) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const [chosen, setChosen] = useState<Chosen>();
  const [stock, setStock] = useState<StockMeans>('set');
  const [plan, setPlan] = useState<Plan>();
  const [done, setDone] = useState<Planned>();
  const [isLooking, setLooking] = useState(false);
  const [isApplying, setApplying] = useState(false);
  /** Why the file came to nothing, and why its plan did. */
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  /** Of what was asked the latest counts: somebody may choose another file meanwhile. */
  const latest = useRef(0);
  const isBusy = useRef(false); // at once, unlike the state

  /** Of what came before nothing is left; resolves to whether nothing else was asked for since. */
  function begin(): () => boolean {
    latest.current += 1;
    const own = latest.current;
    setPlan(undefined);
    setDone(undefined);
    setProblem(undefined);
    setRefusal(undefined);
    return () => own === latest.current;
  }

  async function look(file: Chosen, means: StockMeans) {
    const isLatest = begin();
    setLooking(true);
    const result = await onBring({ ...file, stock: means, dryRun: true });
    if (!isLatest()) return;
    setLooking(false);
    if (result.ok) setPlan({ answer: result.value, key: crypto.randomUUID() });
    else setProblem(sentenceOf(result.refusal));
  }

  async function choose(file: File) {
    const isLatest = begin();
    setChosen(undefined);
    setLooking(false);
    if (!isTable(file)) return setProblem(t('imports.otherFile'));
    if (file.size > mostBytesOf(file)) return setProblem(t('imports.fileTooLarge'));
    // It may be gone, or another one by now.
    const content = await contentOf(file).catch(() => null);
    if (!isLatest()) return undefined;
    if (!content) return setProblem(t('imports.unreadable'));
    const read = { ...content, fileName: file.name.slice(-200) };
    setChosen(read);
    return look(read, stock);
  }

  async function apply() {
    if (!plan || !chosen || isBusy.current) return;
    isBusy.current = true;
    setApplying(true);
    const { seen, seenStocks } = plan.answer.meta;
    const result = await onBring({ ...chosen, stock, seen, seenStocks }, plan.key);
    if (result.ok) {
      begin();
      setChosen(undefined);
      setDone(result.value);
    } else if (result.refusal.code === 'import.changed') {
      await look(chosen, stock);
      setRefusal(sentenceOf(result.refusal));
    } else setRefusal(sentenceOf(result.refusal));
    isBusy.current = false;
    setApplying(false);
  }

  return {
    ...{ fileName: chosen?.fileName, stock, plan, done, isLooking, isApplying, problem, refusal },
    /** Both are ignored while it is being applied. */
    choose: (file: File) => void (isBusy.current || choose(file)),
    changeStock(means: StockMeans) {
      if (isBusy.current) return;
      setStock(means);
      if (chosen) void look(chosen, means);
    },
    lookAgain: chosen && (() => void look(chosen, stock)),
    apply: () => void apply(),
    /** Nothing of it is kept. */
    discard() {
      begin();
      setChosen(undefined);
    },
  };
}
