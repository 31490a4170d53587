/** Applies queued ticks to the server's list. */
import type { ShoppingLineOnWire, ShoppingListOnWire } from '@saltbush/contract/shopping-list';
import type { TickOperation } from './tick-queue';

export function applyTicks(
  list: ShoppingListOnWire,
  operations: readonly TickOperation[],
): ShoppingListOnWire {
  const byLine = new Map(
    operations.filter((one) => one.planId === list.mealPlan).map((one) => [one.line, one]),
  );
  if (byLine.size === 0) return list;
  const apply = (line: ShoppingLineOnWire) => applyTick(line, byLine.get(line.key));
  return {
    ...list,
    aisles: list.aisles.map(({ aisle, lines }) => ({ aisle, lines: lines.map(apply) })),
    atHome: list.atHome.map(apply),
  };
}

/**
 * A tick for another amount than the item has now is left to the server, which computes what is
 * missing.
 */
function applyTick(line: ShoppingLineOnWire, operation?: TickOperation): ShoppingLineOnWire {
  if (!operation) return line;
  if (!operation.isTicked) return { ...line, isTicked: false, needLeft: undefined };
  const isMeant = JSON.stringify(operation.covered) === JSON.stringify(line.amounts);
  return isMeant ? { ...line, isTicked: true, needLeft: undefined } : line;
}
