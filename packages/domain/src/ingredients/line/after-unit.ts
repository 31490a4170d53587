/**
 * What may stand between a unit and its food.
 *
 * - The same amount again: "200g/7oz", "1 cup (240 ml)", "1 tin or 400g".
 * - More of it: "1 cup plus 2 tbsp".
 * - The package or piece that a weight describes: "400g tin", "5cm piece", "500 ml bottle".
 * - What one package holds: "1 tin (400g)", "1 tin 400g".
 */
import { dimensionOf } from '../units';
import type { UnitId } from '../units';
import { hasFood } from './before-unit';
import { takeBracket, takeRemark } from './head-parts';
import type { Head } from './head-parts';
import { measurementAt, unitAt } from './measurement';
import { afterSizes } from './sizes';
import { hasClass } from './tokens';
import type { Line } from './tokens';
import { containers } from './unit-roles';
import { approximation, joining, measureSize } from './word-classes';

export function takeAfterUnit(line: Line, head: Head, unit: UnitId): void {
  while (
    takeUnitBracket(line, head, unit) ||
    takeOtherAmount(line, head, unit) ||
    takeOtherUnit(line, head) ||
    takeEach(line, head)
  );
  takeContainer(line, head, unit);
}

function takeUnitBracket(line: Line, head: Head, unit: UnitId): boolean {
  if (line.tokens[head.next]?.kind !== 'open') return false;
  takeBracket(line, head, containers.has(unit) ? 'packageSize' : 'secondAmount');
  return true;
}

/** "/7oz", "or 400g", "plus 2 tbsp", "400g". */
function takeOtherAmount(line: Line, head: Head, unit: UnitId): boolean {
  const joint = line.tokens[head.next];
  if (!joint) return false;
  const isSame = joint.kind === 'slash' || joint.text === 'or';
  const isMore = !isSame && hasClass(joint, joining);
  const measured = measurementAt(line, head.next + (isSame || isMore ? 1 : 0));
  if (!measured) return false;
  if (isMore) head.extraAmount ??= measured;
  else if (containers.has(unit) && !isSame) head.packageSize ??= measured;
  else if (isSame || dimensionOf(measured.unit) === dimensionOf(unit)) {
    head.secondAmount ??= measured;
  } else return false;
  if (joint.kind === 'slash') head.next++;
  takeRemark(line, head, measured.next);
  return true;
}

/** "2 cans or bottles beer". */
function takeOtherUnit(line: Line, head: Head): boolean {
  if (line.tokens[head.next]?.text !== 'or') return false;
  const unit = unitAt(line, head.next + 1);
  if (!unit || !hasFood(line, unit.next)) return false;
  takeRemark(line, head, unit.next);
  return true;
}

/** "1 tsp each salt and pepper", "2 cups approximately". */
function takeEach(line: Line, head: Head): boolean {
  const token = line.tokens[head.next];
  if (!token || (token.text !== 'each' && !hasClass(token, approximation))) return false;
  takeRemark(line, head, head.next + 1);
  return true;
}

function takeContainer(line: Line, head: Head, unit: UnitId): void {
  if (containers.has(unit)) return;
  const container = unitAt(line, afterSizes(line.tokens, head.next, measureSize));
  if (!container || !canDescribe(unit, container.unit) || !hasFood(line, container.next)) return;
  takeRemark(line, head, container.next);
}

/** "400g tin", "500ml bottle", "5cm piece", but no "1 cup tin". */
function canDescribe(unit: UnitId, container: UnitId): boolean {
  const dimension = dimensionOf(unit);
  if (dimension === 'length') return dimensionOf(container) === 'count';
  if (!containers.has(container)) return false;
  return dimension === 'mass' || unit === 'ml' || unit === 'l' || unit === 'fl oz';
}
