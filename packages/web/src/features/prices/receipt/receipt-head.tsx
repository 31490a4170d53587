/** The shop and the day of a receipt, as read, to correct. */
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { RetailerOnWire } from '@saltbush/contract/prices';
import classes from './receipt.module.css';

export interface ReceiptHeadValues {
  /** Blank: it was not on the receipt. */
  retailer: string;
  /** "2026-11-24" */
  date: string;
}

export interface ReceiptHeadProps extends ReceiptHeadValues {
  retailers: readonly RetailerOnWire[];
  onChange: (values: ReceiptHeadValues) => void;
}

export function ReceiptHead({ retailer, date, retailers, onChange }: ReceiptHeadProps) {
  // As an ISO date in the time zone of the device.
  const [today] = useState(() => new Date().toLocaleDateString('sv-SE'));
  return (
    <div className={classes.pair}>
      <NativeSelect
        label="Shop"
        value={retailer}
        data={[
          { value: '', label: 'Choose a shop' },
          ...retailers.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={(event) => onChange({ retailer: event.currentTarget.value, date })}
      />
      <TextInput
        label="Day of purchase"
        type="date"
        value={date}
        max={today}
        onChange={(event) => onChange({ retailer, date: event.currentTarget.value })}
      />
    </div>
  );
}
