/** Other products of the retailer for a line: those that fit, those that are searched for, and the one of a barcode. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pricesRoutes, type ProductOnWire } from '@saltbush/contract/plan/prices';
import type { Product } from '@saltbush/domain/plan/prices/product';
import { call } from '../../../../api/call';
import { showToast } from '../../../../ui/feedback/toast';
import { changePrices } from '../data/use-prices';
import { detailText } from '../price-text';
import classes from './line-prices.module.css';
import type { RetailerPriceProps } from './retailer-price-props';
import { ScanButton } from './scan-button';

export interface ChooseProductProps extends RetailerPriceProps {
  product: Product | undefined;
  onClose: () => void;
}

export function ChooseProduct(props: ChooseProductProps) {
  const { line, match, retailer, scope, onClose, refresh } = props;
  const [search, setSearch] = useState('');
  const found = useSearch(search, retailer._id, scope.householdId);
  const fitting = match.products.filter((product) => product.retailer === retailer._id);
  const products: readonly ProductOnWire[] =
    search.trim() === '' ? fitting : (found.products ?? []);
  const choose = ({ id, name }: ProductOnWire) => {
    const change = { kind: 'choice', key: line.key, retailer: retailer._id, product: id } as const;
    void changePrices(scope, change).then(refresh);
    showToast({ kind: 'success', title: t`${name} from now on` });
    onClose();
  };
  return (
    <div>
      <TextInput
        type="search"
        label={t`Search ${retailer.name}`}
        mb="xs"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <ProductChoices {...props} products={products} onChoose={choose} />
      {products.length === 0 && (
        <p className={classes.none}>{emptyText(search, found.isFailed, retailer.name)}</p>
      )}
      <ScanButton retailer={retailer} scope={scope} onFound={choose} />
      <Button variant="default" fullWidth mb="sm" onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    </div>
  );
}

interface ProductChoicesProps extends Omit<ChooseProductProps, 'onClose'> {
  products: readonly ProductOnWire[];
  onChoose: (product: ProductOnWire) => void;
}

function ProductChoices(props: ProductChoicesProps) {
  const { line, retailer, product: current, present, products, onChoose } = props;
  return (
    <ul className={classes.choices} aria-label={t`Products of ${retailer.name}`}>
      {products.map((product) => (
        <li key={product.id}>
          <UnstyledButton
            className={classes.choice}
            aria-pressed={product.id === current?.id}
            onClick={() => onChoose(product)}
          >
            <span>
              <span className={classes.name}>{product.name}</span>
              <br />
              <span className={classes.detail}>{detailText(product, line.aisle, present)}</span>
            </span>
            {product.price && <b>{present.money.text(product.price.cents)}</b>}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

function emptyText(search: string, isFailed: boolean, retailer: string): string {
  if (isFailed) return t`Searching needs a connection. Try again when you are online.`;
  return search.trim() === ''
    ? t`We don’t know a ${retailer} product for this. Search, or add its price.`
    : t`Nothing found. Try other words.`;
}

function useSearch(search: string, retailer: string, householdId: string | undefined) {
  const query = search.trim();
  const { data, isError } = useQuery({
    queryKey: ['products', retailer, query, householdId],
    queryFn: ({ signal }) =>
      call(pricesRoutes.search, { query: { retailer, query, householdId } }, { signal }),
    enabled: query.length > 1,
    retry: false,
  });
  return { products: data?.products, isFailed: isError };
}
