/** One line of a receipt: whether it counts, its price, and which line of the list it is. */
import { plural, t } from '@lingui/core/macro';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { ReceiptLineOnWire } from '@saltbush/contract/plan/receipts';
import type { Money } from '../../../device/country';
import type { LineOfList } from '../data/use-prices';
import { openDoubt, withAmount, type ReceiptRow } from './receipt-rows';
import classes from './receipt.module.css';

export interface ReceiptLineRowProps {
  row: ReceiptRow;
  list: readonly LineOfList[];
  /** The receipt adds up with what was changed. */
  isSumRight: boolean;
  money: Money;
  onChange: (changed: Partial<ReceiptRow>) => void;
}

export function ReceiptLineRow(props: ReceiptLineRowProps) {
  const { row, list, money, onChange } = props;
  const { line, isTicked, price, key } = row;
  return (
    <li className={classes.line}>
      <Checkbox
        className={classes.tick}
        label={line.name}
        description={detailText(line, money)}
        checked={isTicked}
        onChange={(event) =>
          onChange({ isTicked: event.currentTarget.checked, isLeftOut: undefined })
        }
      />
      <TextInput
        className={classes.price}
        aria-label={t`Price of ${line.name}`}
        inputMode="decimal"
        leftSection={money.sign}
        value={price}
        onChange={(event) => onChange({ price: event.currentTarget.value, paidCents: undefined })}
      />
      <Doubt {...props} />
      <NativeSelect
        className={classes.match}
        aria-label={t`${line.name} on the list`}
        value={key}
        data={[
          { value: '', label: t`Not on this list` },
          ...list.map(({ key: value, name }) => ({ value, label: name })),
        ]}
        onChange={(event) => onChange({ key: event.currentTarget.value })}
      />
    </li>
  );
}

/** Why the line may be misread, and one tap that makes the receipt add up. */
function Doubt({ row, isSumRight, money, onChange }: ReceiptLineRowProps) {
  const doubt = openDoubt(row, isSumRight);
  if (!doubt) return null;
  const { paidCents } = doubt;
  const fix = paidCents === undefined ? '' : fixText(paidCents, row.line.packs, money);
  return (
    <div className={classes.doubt}>
      <span>{doubtTexts[doubt.reason]}</span>
      {paidCents !== undefined && (
        <Button
          variant="default"
          aria-label={`${fix}: ${row.line.name}`}
          onClick={() => onChange(withAmount(row, paidCents))}
        >
          {fix}
        </Button>
      )}
    </div>
  );
}

const fixText = (cents: number, packs: number, money: Money): string => {
  if (cents === 0) return t`Leave it out`;
  const price = money.text(cents);
  return packs === 1 ? t`Make it ${price}` : t`Make it ${price} in all`;
};

const doubtTexts: Readonly<Record<NonNullable<ReceiptLineOnWire['doubt']>['reason'], string>> = {
  multiple: t`Count times price is another amount`,
  digit: t`A digit may be misread`,
  discount: t`Money off may be misread`,
  extra: t`The sum is right without it`,
  unclear: t`Hard to read`,
};

/** "2 packs, $7.00 · special", "0.512 kg, $2.51" */
function detailText(line: ReceiptLineOnWire, money: Money): string {
  const { packs, packText, paidCents, isSpecial } = line;
  const amount =
    packText === 'per kg'
      ? t`${packs.toFixed(3)} kg`
      : plural(packs, { one: '# pack', other: '# packs' });
  return [
    packs === 1 ? undefined : `${amount}, ${money.text(paidCents)}`,
    isSpecial ? t`special` : undefined,
  ]
    .filter(Boolean)
    .join(' · ');
}
