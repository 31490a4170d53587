/** One retailer: the product, what it costs, and its page. Tapping the product chooses another, the price changes it. */
import { t } from '@lingui/core/macro';
import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import { useState } from 'react';
import type { LineMatch } from '@saltbush/contract/plan/prices';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { itemAt } from '@saltbush/domain/plan/prices/basket/basket';
import { searchAddress } from '@saltbush/domain/plan/prices/matching/search-address';
import { isEstimate } from '@saltbush/domain/plan/prices/product';
import type { Product } from '@saltbush/domain/plan/prices/product';
import { detailText } from '../price-text';
import { ChooseProduct } from './choose-product';
import classes from './line-prices.module.css';
import { PriceForm } from './price-form';
import type { RetailerPriceProps } from './retailer-price-props';

export function RetailerPrice(props: RetailerPriceProps) {
  const { line, match, retailer, present } = props;
  const [open, setOpen] = useState<'price' | 'products'>();
  const product = productAt(line, match, retailer._id);
  const price = product?.price;
  const toggle = (part: 'price' | 'products') => setOpen(open === part ? undefined : part);
  return (
    <>
      <div className={classes.retailer}>
        <UnstyledButton
          className={classes.product}
          aria-expanded={open === 'products'}
          onClick={() => toggle('products')}
        >
          <span className={classes.retailer}>{retailer.name}</span>
          <span className={classes.name}>{nameOf(product)}</span>
          {product && (
            <span className={classes.detail}>{detailText(product, line.aisle, present)}</span>
          )}
        </UnstyledButton>
        <Button
          variant="default"
          aria-label={priceLabel(price && present.money.text(price.cents), retailer.name)}
          aria-expanded={open === 'price'}
          onClick={() => toggle('price')}
        >
          {price ? present.money.text(price.cents) : t`Add price`}
        </Button>
        <RetailerLink {...props} product={product} />
      </div>
      {open === 'price' && (
        <PriceForm {...props} product={ownOf(product)} onClose={() => setOpen(undefined)} />
      )}
      {open === 'products' && (
        <ChooseProduct {...props} product={product} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

const priceLabel = (price: string | undefined, retailer: string): string =>
  price === undefined ? t`Add price at ${retailer}` : t`${price}, price at ${retailer}`;

/** What the line is bought as; a product without a price, rather than none. */
function productAt(line: ListLine, match: LineMatch, retailer: string): Product | undefined {
  const { amounts } = line;
  const item = itemAt({ ...match, name: line.name, amounts }, retailer);
  const first = match.products.find((product) => product.retailer === retailer);
  return item && !(isEstimate(item.product) && first) ? item.product : (first ?? item?.product);
}

function nameOf(product: Product | undefined): string {
  if (!product) return t`Choose a product`;
  return isEstimate(product) ? t`Typical price` : product.name;
}

/** An estimate is no product of the retailer: a price that is typed makes one. */
const ownOf = (product: Product | undefined): Product | undefined =>
  product && isEstimate(product) ? undefined : product;

/** Without a product, the retailer's search page. */
function RetailerLink({
  line,
  retailer,
  product,
}: RetailerPriceProps & { product: Product | undefined }) {
  const search = retailer.searchAddress && searchAddress(retailer.searchAddress, line.name);
  const address = product?.url ?? search;
  if (!address) return null;
  const label = product?.url
    ? t`${{ product: product.name }} at ${{ retailer: retailer.name }}`
    : t`Search ${{ retailer: retailer.name }} for ${{ food: line.name }}`;
  return (
    <ActionIcon
      component="a"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      variant="subtle"
      size={44}
      aria-label={label}
    >
      <IconShoppingCart size={22} stroke={1.75} />
    </ActionIcon>
  );
}
