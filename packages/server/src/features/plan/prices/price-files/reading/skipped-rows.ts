/** Rows of a file that were not taken, counted by reason. */
import { priceFileLimits } from '@saltbush/contract/plan/prices/price-files';
import { currencyName } from '@saltbush/domain/plan/prices/money-text';
import { say } from '@saltbush/domain/texts/say';

export interface SkippedRow {
  reason: string;
  count: number;
  /** The first, as a spreadsheet counts it. */
  row: number;
}

export class SkippedRows {
  readonly #byReason = new Map<string, SkippedRow>();
  /** By reason, where it is another currency: its code. */
  readonly #currencies = new Map<string, string>();

  add(reason: string, row: number, currency = ''): void {
    if (/^[A-Z]{3}$/.test(currency)) this.#currencies.set(reason, currency);
    const isNamed = this.#byReason.has(reason) || this.#byReason.size < priceFileLimits.reasons;
    const named = isNamed ? reason : otherReasons();
    const known = this.#byReason.get(named);
    if (known) known.count += 1;
    else this.#byReason.set(named, { reason: named, count: 1, row });
  }

  /** Most of them first. */
  list(): SkippedRow[] {
    return [...this.#byReason.values()].sort((a, b) => b.count - a.count);
  }

  /**
   * Why no row was taken, in a sentence or two.
   *
   * @param readers currency: "AUD"
   */
  refusal(readers: string): string {
    const [most] = this.list();
    const currency = this.#currencies.get(most?.reason ?? '');
    if (currency !== undefined) {
      return say(
        'These prices are in {currency}. Your household counts in {name} ({readers}), so they can’t be compared.',
        { currency, name: currencyName(readers), readers },
      );
    }
    return say('No price of this file can be taken. Most rows are: {reason}.', {
      reason: most?.reason ?? say('blank'),
    });
  }
}

const otherReasons = (): string => say('for other reasons');
