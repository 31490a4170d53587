/**
 * What depends on the country that somebody lives in (decision 0159): one file for each country, beside this one.
 *
 * - A country is data: nothing else in the code knows one by its name. `countries.ts` lists them.
 * - `HomeCountry` is the part that screens need. It is plain JSON, so that a device has its own and no table.
 */
import type { Measures } from '@saltbush/recipe-parser/recipe';

/** ISO 3166-1 alpha-2, in the order in which they are offered. */
export const countryCodes = ['AU', 'NZ', 'GB', 'DE', 'US'] as const;

export type CountryCode = (typeof countryCodes)[number];

/** What screens need of the country of a person or a household. */
export interface HomeCountry {
  readonly code: CountryCode;
  /** ISO 4217. Each of these has hundredths: prices are stored in them, and called cents in the code. */
  readonly currency: string;
  /** Whose cups and spoons a text means that does not say. */
  readonly measures: Measures;
  /** Ovens and recipes have marks of gas beside degrees. */
  readonly hasGasMarks: boolean;
  /** Names of the supermarkets that most people go to; those of the first two retailers first. */
  readonly stores: readonly [string, string, ...string[]];
}

/** A shop whose prices are compared, and where its own site searches products. */
export interface CountryRetailer {
  /** Stored with prices: never changed. */
  readonly id: string;
  readonly name: string;
  /** With `{query}` in the place of what is looked for. */
  readonly searchAddress: string;
}

export interface Country {
  readonly home: HomeCountry;
  /** The first two are compared unless a household chooses others. */
  readonly retailers: readonly CountryRetailer[];
  /** What products of the shops are called by beside the shop's name, as a name begins. */
  readonly ownBrands: readonly string[];
  /** The weekday that calendars start on. */
  readonly firstWeekday: 'monday' | 'sunday';
  /** What printers hold. Browsers print on it by themselves, since no page names another. */
  readonly paper: 'A4' | 'letter';
  /** How recipes are shown to who has not chosen: as their author wrote them, in metric weights, or in cups. */
  readonly reading: 'written' | 'metric' | 'us';
  /** Rows like those of the table of packs, for foods that shops sell in other sizes than Australian ones. */
  readonly packs: string;
  /** IANA names of the zones that people live in there, also those that browsers of older systems give. */
  readonly timeZones: readonly string[];
}
