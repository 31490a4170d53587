/** The country of who has not chosen one. Everything else about it is in its own file. */
import type { HomeCountry } from './country';

/** Australia, where everybody was before there were countries. Small: the first pages load it. */
export const standInCountry: HomeCountry = {
  code: 'AU',
  currency: 'AUD',
  measures: 'au',
  hasGasMarks: true,
  stores: ['Woolworths', 'Coles', 'Aldi'],
};
