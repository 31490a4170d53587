/** A price, typed while shopping. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { priceLimits } from '@saltbush/contract/plan/prices';
import type { Product } from '@saltbush/domain/plan/prices/product';
import { parsePack } from '@saltbush/domain/plan/prices/packs/parse-pack';
import { showToast } from '../../../../ui/feedback/toast';
import { changePrices, typePrice } from '../data/use-prices';
import { PriceHistory } from '../history/price-history';
import { centsOf } from '../price-text';
import classes from './line-prices.module.css';
import { ProductAddress, type ReadPage } from './product-address';
import type { RetailerPriceProps } from './retailer-price-props';

export interface PriceFormProps extends RetailerPriceProps {
  /** Whose price it is; undefined: a product of one's own is made. */
  product: Product | undefined;
  onClose: () => void;
}

export function PriceForm(props: PriceFormProps) {
  const { product, scope, onClose, refresh } = props;
  const [price, setPrice] = useState('');
  const [pack, setPack] = useState(product?.packText ?? '');
  const [isSpecial, setSpecial] = useState(false);
  const [page, setPage] = useState<ReadPage>();
  const [problem, setProblem] = useState<string>();
  const own = product && ownObservation(product);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const cents = centsOf(price);
    const wrong = problemOf(cents, pack);
    if (wrong || cents === undefined) return setProblem(wrong);
    const typed = observationOf(props, { page, pack, cents });
    void typePrice(scope, { ...typed, isSpecial: isSpecial || undefined }).then(refresh);
    showToast({ kind: 'success', title: t`Price saved` });
    onClose();
  };
  const fillIn = (found: ReadPage) => {
    setPage(found);
    setPrice((found.cents / 100).toFixed(2));
    setPack(found.packText ?? '');
  };
  const takeBack = (observation: string) => {
    void changePrices(scope, { kind: 'retraction', observation }).then(refresh);
    onClose();
  };
  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <ShownHistory {...props} />
      <PriceFields {...{ price, setPrice, pack, setPack }} sign={props.present.money.sign} />
      <ProductAddress onRead={fillIn} />
      {problem && <Problem text={problem} />}
      <SpecialBox isSpecial={isSpecial} onChange={setSpecial} />
      <Buttons hasOwn={own !== undefined} onOther={() => (own ? takeBack(own) : onClose())} />
    </form>
  );
}

interface TypedPrice {
  page: ReadPage | undefined;
  pack: string;
  cents: number;
}

function observationOf(
  { line: { key, name }, retailer, product }: PriceFormProps,
  { page, pack, cents }: TypedPrice,
) {
  return {
    key,
    // What somebody typed on the list is found by its own words.
    name: key.startsWith('item-') ? name : (page?.name ?? name),
    ean: page?.ean,
    url: page?.url,
    retailer: retailer._id,
    // Of another pack it is another product.
    product: !page && pack === (product?.packText ?? '') ? product?.id : undefined,
    packText: pack || undefined,
    cents,
  };
}

function Buttons({ hasOwn, onOther }: { hasOwn: boolean; onOther: () => void }) {
  return (
    <>
      <Button type="submit">
        <Trans>Save price</Trans>
      </Button>
      <Button variant="default" onClick={onOther}>
        {hasOwn ? t`Remove my price` : t`Cancel`}
      </Button>
    </>
  );
}

function ShownHistory({ product, scope, present }: PriceFormProps) {
  if (!product) return null;
  return (
    <div className={classes.wide}>
      <PriceHistory product={product.id} scope={scope} present={present} />
    </div>
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
      label={t`On special`}
      checked={isSpecial}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function problemOf(cents: number | undefined, pack: string): string | undefined {
  if (cents === undefined) return t`Please enter a price like 3.50`;
  return pack !== '' && !parsePack(pack) ? t`Please enter a pack like 500g or each` : undefined;
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
  /** Of the currency. */
  sign: string;
}

function PriceFields({ price, setPrice, pack, setPack, sign }: PriceFieldsProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <TextInput
        label={t`Price`}
        inputMode="decimal"
        leftSection={sign}
        ref={field}
        value={price}
        onChange={(event) => setPrice(event.currentTarget.value)}
      />
      <TextInput
        label={t`Pack`}
        placeholder={t`500g, each, per kg`}
        maxLength={priceLimits.pack}
        value={pack}
        onChange={(event) => setPack(event.currentTarget.value)}
      />
    </>
  );
}

/** Of a price that was typed or was on a receipt: it can be taken back. */
function ownObservation({ price }: Product): string | undefined {
  return price && 'observation' in price ? (price.observation as string) : undefined;
}
