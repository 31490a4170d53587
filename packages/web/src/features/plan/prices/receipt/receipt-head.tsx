/** The retailer and the day of a receipt, as read, to correct. */
import { t } from '@lingui/core/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import type { RetailerOnWire } from '@saltbush/contract/plan/prices';
import { useToday, type PlanScope } from '../../../device/view-mode';
import classes from './receipt.module.css';

export interface ReceiptHeadValues {
  /** Blank: it was not on the receipt. */
  retailer: string;
  /** "2026-11-24" */
  date: string;
}

export interface ReceiptHeadProps extends ReceiptHeadValues {
  scope: PlanScope;
  retailers: readonly RetailerOnWire[];
  onChange: (values: ReceiptHeadValues) => void;
}

export function ReceiptHead({ scope, retailer, date, retailers, onChange }: ReceiptHeadProps) {
  const today = useToday(scope.householdId);
  return (
    <div className={classes.pair}>
      <NativeSelect
        label={t`Shop`}
        value={retailer}
        data={[
          { value: '', label: t`Choose a shop` },
          ...retailers.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={(event) => onChange({ retailer: event.currentTarget.value, date })}
      />
      <TextInput
        label={t`Day of purchase`}
        type="date"
        value={date}
        max={today}
        onChange={(event) => onChange({ retailer, date: event.currentTarget.value })}
      />
    </div>
  );
}
