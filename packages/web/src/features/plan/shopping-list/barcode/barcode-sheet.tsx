/**
 * A barcode adds the product: photographed, or its digits typed. What it is is asked once; from then on the household knows.
 */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import {
  barcodeFault,
  barcodeOf,
  type Barcode,
} from '@saltbush/domain/plan/shopping-list/barcodes/barcode';
import { rowKey, type Row } from '@saltbush/domain/plan/rows/rows';
import { rowLimits } from '@saltbush/domain/plan/sync/operations';
import { FileButton } from '../../../../ui/fields/file-button';
import { newItems } from '../actions/new-items';
import { useListContext } from '../list-context';
import { barcodeOfPhoto } from '../../prices';
import classes from './barcode-sheet.module.css';

export function BarcodeSheet({ onClose }: { onClose: () => void }) {
  const { view, actions } = useListContext();
  const [unknown, setUnknown] = useState<Barcode>();
  const nameOf = (code: Barcode) => {
    const row = view.rows.get(rowKey('barcodes', code)) as Row<'barcodes'> | undefined;
    return row?.fields.name;
  };
  const add = (code: Barcode, name: string) => {
    const items = newItems([name], view);
    actions.changer.changeWithUndo(
      t`${name} added`,
      ...(nameOf(code) === name ? [] : [{ name: 'setBarcode', args: { code, name } } as const]),
      { name: 'addItems', args: { items } },
    );
    onClose();
  };
  const handleCode = (code: Barcode) => {
    const name = nameOf(code);
    if (name === undefined) setUnknown(code);
    else add(code, name);
  };
  return unknown === undefined ? (
    <CodeForm onCode={handleCode} />
  ) : (
    <NameForm code={unknown} onName={(name) => add(unknown, name)} />
  );
}

function CodeForm({ onCode }: { onCode: (code: Barcode) => void }) {
  const [digits, setDigits] = useState('');
  const [fault, setFault] = useState<string>();
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const code = barcodeOf(digits);
    if (code === undefined) setFault(barcodeFault(digits));
    else onCode(code);
  };
  return (
    <form className={classes.form} onSubmit={handleSubmit}>
      <PhotoButton onCode={onCode} onFault={setFault} />
      <TextInput
        label={t`Barcode number`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        error={fault}
        value={digits}
        onChange={(event) => {
          setDigits(event.currentTarget.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" disabled={digits.trim() === ''}>
        <Trans>Add it</Trans>
      </Button>
    </form>
  );
}

interface PhotoButtonProps {
  onCode: (code: Barcode) => void;
  onFault: (fault: string) => void;
}

function PhotoButton({ onCode, onFault }: PhotoButtonProps) {
  const [isReading, setReading] = useState(false);
  const read = async (photo: File) => {
    setReading(true);
    const code = await barcodeOfPhoto(photo).catch(() => undefined);
    setReading(false);
    if (code !== undefined) onCode(code);
    else onFault(t`No barcode found. Hold the camera closer, or type the digits.`);
  };
  return (
    <FileButton
      icon={<IconBarcode size={20} stroke={1.75} aria-hidden />}
      accept="image/*"
      capture="environment"
      onFiles={([photo]) => photo && void read(photo)}
    >
      {isReading ? t`Reading…` : t`Take a photo of the barcode`}
    </FileButton>
  );
}

function NameForm({ code, onName }: { code: Barcode; onName: (name: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  useEffect(() => input.current?.focus(), []);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onName(name.trim());
  };
  return (
    <form className={classes.form} onSubmit={handleSubmit}>
      <p className={classes.code}>
        <Trans>{code} is new here.</Trans>
      </p>
      <TextInput
        ref={input}
        label={t`What is it?`}
        description={t`We’ll remember it: next time it’s added straight away, on everyone’s phone.`}
        maxLength={rowLimits.text}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        <Trans>Add it</Trans>
      </Button>
    </form>
  );
}
