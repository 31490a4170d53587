/**
 * What must be bought at least for a need: 3 % may be missing, but no more than a twentieth of what is sold of it.
 *
 * @example almost(305, 300) // 295.85
 */
export function almost(need: number, sold: number): number {
  return need - Math.min(need * missingShare, sold * missingOfSold);
}

/**
 * As `almost`, of what comes in packs of a printed size: 2 %, but no more than a fortieth of a pack. An imperial amount is
 * never quite a metric pack (227 g of one of 225 g), and 2 litres are no 2.04.
 *
 * @example almostPacked(2040, 1000) // 2015
 */
export function almostPacked(need: number, pack: number): number {
  return need - Math.min(need * missingShareOfPacks, pack * missingOfPack);
}

const missingShare = 0.03;
const missingOfSold = 0.05;
const missingShareOfPacks = 0.02;
const missingOfPack = 0.025;
