/** Public API: prices on a line of the list, and what the list costs at each retailer. Both are loaded when they are shown. */
export type { ComparePricesProps } from './compare/compare-prices';
export type { LinePricesProps } from './line/line-prices';
export { barcodeOfPhoto } from './barcode/barcode-of-photo';
export { useChosenProducts, type ChosenProduct } from './data/chosen-products';
export { comparePrices, linePrices } from './prices.lazy';
