/** One line of a receipt: whether it counts, its price, and which line of the list it is. */
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { dollars } from '@saltbush/domain/plan/prices/unit-price';
import type { ReceiptLineOnWire } from '@saltbush/contract/plan/receipts';
import type { LineOfList } from '../data/use-prices';
import type { ReceiptRow } from './receipt-rows';
import classes from './receipt.module.css';

export interface ReceiptLineRowProps {
  row: ReceiptRow;
  list: readonly LineOfList[];
  onChange: (changed: Partial<ReceiptRow>) => void;
}

export function ReceiptLineRow({ row, list, onChange }: ReceiptLineRowProps) {
  const { line, isTicked, price, key } = row;
  return (
    <li className={classes.line}>
      <Checkbox
        className={classes.tick}
        label={line.name}
        description={detailText(line)}
        checked={isTicked}
        onChange={(event) => onChange({ isTicked: event.currentTarget.checked })}
      />
      <TextInput
        className={classes.price}
        aria-label={`Price of ${line.name}`}
        inputMode="decimal"
        leftSection="$"
        value={price}
        onChange={(event) => onChange({ price: event.currentTarget.value })}
      />
      <NativeSelect
        className={classes.match}
        aria-label={`${line.name} on the list`}
        value={key}
        data={[
          { value: '', label: 'Not on this list' },
          ...list.map(({ key: value, name }) => ({ value, label: name })),
        ]}
        onChange={(event) => onChange({ key: event.currentTarget.value })}
      />
    </li>
  );
}

/** "2 packs, $7.00 · special", "0.512 kg, $2.51" */
function detailText({ packs, packText, paidCents, isSpecial, isDoubtful }: ReceiptLineOnWire) {
  const amount = packText === 'per kg' ? `${packs.toFixed(3)} kg` : `${packs} packs`;
  return [
    packs === 1 ? undefined : `${amount}, ${dollars(paidCents)}`,
    isSpecial ? 'special' : undefined,
    isDoubtful ? 'please compare' : undefined,
  ]
    .filter(Boolean)
    .join(' · ');
}
