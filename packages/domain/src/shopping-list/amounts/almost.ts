/**
 * What must be bought at least for a need: 3 % may be missing, but no more than a twentieth of what is sold of it.
 *
 * @example almost(305, 300) // 295.85
 */
export function almost(need: number, sold: number): number {
  return need - Math.min(need * missingShare, sold * missingOfSold);
}

const missingShare = 0.03;
const missingOfSold = 0.05;
