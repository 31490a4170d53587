import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readProductPage } from './read-product-page';

const jsonLd = (data: unknown) =>
  `<html><head><script type="application/ld+json">${JSON.stringify(data)}</script></head></html>`;
const milk = {
  '@type': 'Product',
  name: 'Full Cream Milk 2L',
  gtin13: '9300633929169',
  offers: { '@type': 'Offer', price: '3.10', priceCurrency: 'AUD' },
};
const read = { name: 'Full Cream Milk 2L', cents: 310, packText: '2L', ean: '9300633929169' };

describe('a product page', () => {
  test.each<[string, unknown]>([
    ['a product', milk],
    ['a graph', { '@graph': [{ '@type': 'BreadcrumbList' }, milk] }],
    ['a list', [{ '@type': 'Organization' }, milk]],
    ['several offers', { ...milk, offers: [{ price: '' }, { price: 3.1 }] }],
    ['a range of prices', { ...milk, offers: { '@type': 'AggregateOffer', lowPrice: 3.1 } }],
    ['a specification', { ...milk, offers: { priceSpecification: { price: '3.10' } } }],
    ['a full type', { ...milk, '@type': ['http://schema.org/Product'] }],
  ])('JSON-LD with %s is read', (_, data) => {
    expect(readProductPage(jsonLd(data), 'AUD')).toEqual(read);
  });

  it('the size that the page states comes before the one of the name', () => {
    const data = { ...milk, size: '2 x 1 L' };
    expect(readProductPage(jsonLd(data), 'AUD')).toMatchObject({ packText: '2 x 1 L' });
    const weighed = { ...milk, name: 'Flour', weight: { value: 1, unitText: 'kg' } };
    expect(readProductPage(jsonLd(weighed), 'AUD')).toMatchObject({
      name: 'Flour',
      packText: '1 kg',
    });
  });

  test.each([
    { value: { toString: 1 }, unitText: 'kg' },
    { value: 1, unitText: { toString: null } },
    { value: [[]], unitCode: [] },
  ])('a size of a product that is no text, %j, is left out', (size) => {
    expect(readProductPage(jsonLd({ ...milk, name: 'Flour', size }), 'AUD')).toEqual({
      name: 'Flour',
      cents: 310,
      ean: milk.gtin13,
    });
  });

  it('microdata is read', () => {
    const page = `<div itemscope itemtype="https://schema.org/Product">
      <h1 itemprop="name">Beans &amp; Rice 400g</h1>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
        <meta itemprop="priceCurrency" content="AUD"><span itemprop="price" content="1.40">$1.40</span>
      </div></div>`;
    expect(readProductPage(page, 'AUD')).toEqual({
      name: 'Beans & Rice 400g',
      cents: 140,
      packText: '400g',
    });
  });

  it('the product fields of Open Graph are read', () => {
    const page = `<meta property="og:title" content="Olive Oil 1L">
      <meta property='product:price:amount' content='$14.00'><meta property="product:price:currency" content="AUD">`;
    expect(readProductPage(page, 'AUD')).toEqual({
      name: 'Olive Oil 1L',
      cents: 1400,
      packText: '1L',
    });
  });

  test.each([
    ['another currency', jsonLd({ ...milk, offers: { price: 3.1, priceCurrency: 'USD' } })],
    ['no price', jsonLd({ ...milk, offers: {} })],
    ['no name', jsonLd({ ...milk, name: ' ' })],
    ['a price of nothing', jsonLd({ ...milk, offers: { price: 0 } })],
    ['broken data', '<script type="application/ld+json">{"@type":"Product",</script>'],
    ['a script without an end', '<script type="application/ld+json">{"@type":"Product"'],
    ['no data', '<h1>Milk 2L</h1> $3.10'],
  ])('a page with %s has no product', (_, page) => {
    expect(readProductPage(page, 'AUD')).toBeUndefined();
  });

  test.each([
    ['GBP', 'GBP', '1.65', 165],
    ['GBP', '£', '£1.65', 165],
    ['EUR', 'EUR', '1,19 €', 119],
    ['EUR', '€', 1.19, 119],
    ['USD', 'USD', '$1,299.00', 129_900],
    ['NZD', 'NZD', 'NZ$4.10', 410],
    ['AUD', 'A$', 'AUD 3.10', 310],
  ])('a reader with %s takes a price in %s: %s', (currency, priceCurrency, price, cents) => {
    const page = jsonLd({ ...milk, offers: { price, priceCurrency } });
    expect(readProductPage(page, currency)?.cents).toBe(cents);
    const foreign = jsonLd({ ...milk, offers: { price, priceCurrency: 'JPY' } });
    expect(readProductPage(foreign, currency)).toBeUndefined();
  });

  it('any text is read without an error, and what is read has a price and a name', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '<script type="application/ld+json">',
      '</script>',
      '{"@type":"Product","name":"A","offers":',
      '{"price":1}}',
      '<meta property="og:title" content="x">',
      '<div itemtype="schema.org/Product" itemprop="name">',
      '"',
      ' ',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const found = readProductPage(pieces.join(''), 'AUD');
        if (found) expect(found.cents > 0 && found.name !== '').toBe(true);
      }),
    );
  });

  it('a large page of open tags is read in the time of its length', () => {
    for (const piece of ['<', '<script ', '<div itemprop=', '<meta content="']) {
      expect(readProductPage(piece.repeat(2_000_000 / piece.length), 'AUD')).toBeUndefined();
    }
  });
});
