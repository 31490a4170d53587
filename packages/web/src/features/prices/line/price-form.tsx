/** A price, typed in the shop. */
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { priceLimits } from '@saltbush/contract/prices';
import type { Product } from '@saltbush/domain/prices/product';
import { parsePack } from '@saltbush/domain/prices/packs/parse-pack';
import { showToast } from '../../../ui/feedback/toast';
import { changePrices, typePrice } from '../data/use-prices';
import classes from './line-prices.module.css';
import type { RetailerPriceProps } from './retailer-price-props';

export interface PriceFormProps extends RetailerPriceProps {
  /** Whose price it is; undefined: a product of one's own is made. */
  product: Product | undefined;
  onClose: () => void;
}

export function PriceForm({ line, retailer, product, scope, onClose, refresh }: PriceFormProps) {
  const [price, setPrice] = useState('');
  const [pack, setPack] = useState(product?.packText ?? '');
  const [isSpecial, setSpecial] = useState(false);
  const [problem, setProblem] = useState<string>();
  const typed = product?.price?.source === 'typed' ? observationOf(product) : undefined;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const cents = centsOf(price);
    const wrong = problemOf(cents, pack);
    if (wrong || cents === undefined) return setProblem(wrong);
    const { key, name } = line;
    void typePrice(scope, {
      key,
      name,
      retailer: retailer._id,
      // Of another pack it is another product.
      product: pack === (product?.packText ?? '') ? product?.id : undefined,
      packText: pack || undefined,
      cents,
      isSpecial: isSpecial || undefined,
    }).then(refresh);
    showToast({ kind: 'success', title: 'Price saved' });
    onClose();
  };
  const takeBack = (observation: string) => {
    void changePrices(scope, { kind: 'retraction', observation }).then(refresh);
    onClose();
  };
  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <PriceFields {...{ price, setPrice, pack, setPack }} />
      {problem && <Problem text={problem} />}
      <SpecialBox isSpecial={isSpecial} onChange={setSpecial} />
      <Button type="submit">Save price</Button>
      <Button variant="default" onClick={() => (typed ? takeBack(typed) : onClose())}>
        {typed ? 'Remove my price' : 'Cancel'}
      </Button>
    </form>
  );
}

interface SpecialBoxProps {
  isSpecial: boolean;
  onChange: (isSpecial: boolean) => void;
}

function SpecialBox({ isSpecial, onChange }: SpecialBoxProps) {
  return (
    <Checkbox
      className={classes.wide}
      label="On special"
      checked={isSpecial}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function problemOf(cents: number | undefined, pack: string): string | undefined {
  if (cents === undefined) return 'Please give a price like 3.50';
  return pack !== '' && !parsePack(pack) ? 'Please give a pack like 500g or each' : undefined;
}

function Problem({ text }: { text: string }) {
  return (
    <p className={`${classes.wide} ${classes.none}`} role="alert">
      {text}
    </p>
  );
}

interface PriceFieldsProps {
  price: string;
  setPrice: (text: string) => void;
  pack: string;
  setPack: (text: string) => void;
}

function PriceFields({ price, setPrice, pack, setPack }: PriceFieldsProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <TextInput
        label="Price"
        inputMode="decimal"
        leftSection="$"
        ref={field}
        value={price}
        onChange={(event) => setPrice(event.currentTarget.value)}
      />
      <TextInput
        label="Pack"
        placeholder="500g, each, per kg"
        maxLength={priceLimits.pack}
        value={pack}
        onChange={(event) => setPack(event.currentTarget.value)}
      />
    </>
  );
}

function observationOf({ price }: Product): string | undefined {
  return price && 'observation' in price ? (price.observation as string) : undefined;
}

/** @example centsOf('$3.5') // 350 */
function centsOf(text: string): number | undefined {
  const match = /^\$?\s?(\d{0,4}(?:[.,]\d{1,2})?)$/.exec(text.trim());
  const cents = Math.round(Number((match?.[1] ?? '').replace(',', '.')) * 100);
  return cents > 0 && cents <= priceLimits.cents ? cents : undefined;
}
