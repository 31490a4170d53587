/** Every line of a receipt with its tick, price and line of the list. Nothing counts before "Save". */
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { pricesRoutes } from '@saltbush/contract/plan/prices';
import type { ReceiptOnWire } from '@saltbush/contract/plan/receipts';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { showToast } from '../../../../ui/feedback/toast';
import { useMoney, type Money } from '../../../device/country';
import { useTimeZone } from '../../../device/view-mode';
import type { ReceiptFormProps } from './receipt-props';
import { ReceiptHead } from './receipt-head';
import { ReceiptLineRow } from './receipt-line-row';
import {
  changedRows,
  confirmedPrices,
  openDoubt,
  rowsOf,
  sumOf,
  type ReceiptRow,
} from './receipt-rows';
import classes from './receipt.module.css';

export function ReceiptReview(props: ReceiptFormProps & { receipt: ReceiptOnWire }) {
  const { receipt, scope, lines, prices, onClose } = props;
  const [rows, setRows] = useState(() => rowsOf(receipt, lines));
  const [head, setHead] = useState({
    retailer: receipt.retailer ?? '',
    date: receipt.date ?? '',
  });
  const money = useMoney(scope.householdId);
  const { problem, isSaving, save } = useSavePrices(props);
  const change = (index: number, changed: Partial<ReceiptRow>) =>
    setRows((all) => changedRows(all, { at: index, changed }, receipt.totalCents));
  const count = rows.filter(({ isTicked }) => isTicked).length;
  const sum = sumOf(rows);
  const isSumRight = sum === receipt.totalCents;
  const doubts = rows.filter((row) => openDoubt(row, isSumRight)).length;
  return (
    <>
      <ReceiptHead {...head} scope={scope} retailers={prices.retailers} onChange={setHead} />
      <output className={classes.note}>
        {sumText({ sum, totalCents: receipt.totalCents, doubts }, money)}
      </output>
      <ul className={classes.lines} aria-label={t`Lines of the receipt`}>
        {rows.map((row, index) => (
          <ReceiptLineRow
            key={index}
            row={row}
            list={lines}
            isSumRight={isSumRight}
            money={money}
            onChange={(changed) => change(index, changed)}
          />
        ))}
      </ul>
      <SaveButtons
        {...{ count, problem, isSaving, onClose }}
        onSave={() => save({ rows, ...head })}
      />
    </>
  );
}

interface SaveButtonsProps {
  /** Ticked lines. */
  count: number;
  problem: string | undefined;
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
}

function SaveButtons({ count, problem, isSaving, onSave, onClose }: SaveButtonsProps) {
  return (
    <>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <Button loading={isSaving} disabled={count === 0} onClick={onSave}>
        <Plural value={count} one="Save # price" other="Save # prices" />
      </Button>
      <Button variant="default" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
    </>
  );
}

interface Sum {
  sum: number;
  totalCents: number | undefined;
  /** Lines that may be misread. */
  doubts: number;
}

function sumText({ sum, totalCents, doubts }: Sum, money: Money): string {
  if (totalCents === undefined) return t`These lines add up to ${money.text(sum)}.`;
  if (sum === totalCents) return t`These lines add up to ${money.text(sum)}, as the receipt says.`;
  const sums = { sum: money.text(sum), total: money.text(totalCents) };
  if (doubts === 0) {
    return t`These lines add up to ${sums.sum}, the receipt says ${sums.total}: please compare the prices.`;
  }
  return plural(doubts, {
    one: `These lines add up to ${sums.sum}, the receipt says ${sums.total}: please check the marked line.`,
    other: `These lines add up to ${sums.sum}, the receipt says ${sums.total}: please check the # marked lines.`,
  });
}

interface Confirmed {
  rows: readonly ReceiptRow[];
  retailer: string;
  date: string;
}

function useSavePrices({ scope, prices, onSaved, onClose }: ReceiptFormProps) {
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const timeZone = useTimeZone(scope.householdId);
  const save = async ({ rows, retailer, date }: Confirmed) => {
    if (retailer === '') return setProblem(t`Please choose the shop.`);
    if (date === '') return setProblem(t`Please choose the day of purchase.`);
    const observations = confirmedPrices(rows, { retailer, date, timeZone, prices });
    if (!observations) return setProblem(t`Please enter a price like 3.50 for each ticked line.`);
    setProblem(undefined);
    setSaving(true);
    try {
      const { householdId } = scope;
      await call(pricesRoutes.addObservations, { body: { householdId, observations } });
      const count = observations.length;
      showToast({
        kind: 'success',
        title: plural(count, { one: '# price saved', other: '# prices saved' }),
      });
      onSaved();
      onClose();
    } catch (error) {
      setProblem(describeError(error).message);
    } finally {
      setSaving(false);
    }
    return undefined;
  };
  return { problem, isSaving, save: (confirmed: Confirmed) => void save(confirmed) };
}
