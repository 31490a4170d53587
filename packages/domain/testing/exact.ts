/** Exact fractions by whole numbers of any size: another way of adding than the product's. */
export interface Exact {
  readonly top: bigint;
  readonly bottom: bigint;
}

export const exact = (top: number, bottom = 1): Exact => ({
  top: BigInt(top),
  bottom: BigInt(bottom),
});

const plus = (a: Exact, b: Exact): Exact =>
  a.bottom === b.bottom
    ? { top: a.top + b.top, bottom: a.bottom }
    : reduced(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);

export const times = (a: Exact, b: Exact): Exact => reduced(a.top * b.top, a.bottom * b.bottom);

export const sum = (all: readonly Exact[]): Exact => all.reduce(plus, exact(0));

export const toNumber = ({ top, bottom }: Exact): number => Number(top) / Number(bottom);

function reduced(top: bigint, bottom: bigint): Exact {
  let [larger, smaller] = [top, bottom];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return { top: top / larger, bottom: bottom / larger };
}
