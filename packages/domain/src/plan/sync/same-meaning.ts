/**
 * Whether two values of a field mean the same: no value is like false, blank and null, amounts may stand in
 * any order, and figures may differ by the rounding of the processor.
 *
 * @example isSameMeaning([{ amount: 0.3, unit: 'g' }], [{ unit: 'g', amount: 0.1 + 0.2 }]) // true
 */
export function isSameMeaning(one: unknown, other: unknown): boolean {
  return one === other || meaningOf(one) === meaningOf(other);
}

function meaningOf(value: unknown): string {
  if (Array.isArray(value)) {
    const parts = value.map(meaningOf);
    const isOfObjects = value.some((part) => typeof part === 'object');
    return `[${(isOfObjects ? parts.toSorted() : parts).join()}]`;
  }
  if (typeof value === 'number') return String(Number(value.toPrecision(significantDigits)));
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).filter(([, part]) => part != null);
    return `{${parts
      .map(([name, part]) => `${name}:${meaningOf(part)}`)
      .toSorted()
      .join()}}`;
  }
  return value == null || value === false || value === '' ? '' : JSON.stringify(value);
}

const significantDigits = 9;
