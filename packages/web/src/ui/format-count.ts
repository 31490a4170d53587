import { locale } from '../locale';

/**
 * @example formatCount(12) // '12'
 * @example formatCount(1200) // '1,200'
 */
export const formatCount = (count: number): string =>
  // The first use of Intl in a page takes some 20 ms, which a small number does not need.
  Math.abs(count) < 1000 ? String(count) : count.toLocaleString(locale());
