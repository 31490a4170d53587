/** How long Magic Menu takes for a week, without a limit in dollars and with ones that matter more and more. */
import { planMenu } from '../../packages/domain/src/plan/magic-menu/magic-menu';
import type { MenuRequest } from '../../packages/domain/src/plan/magic-menu/menu-request';
import { seededRandom } from '../../packages/domain/src/plan/magic-menu/random';
import { withHousehold } from '../../packages/domain/testing/magic-menu/random-household';
import { randomWeek, type WeekSize } from '../../packages/domain/testing/magic-menu/random-week';
import { printTable, round, spreadOf } from '../measure';

type LimitKind = 'none' | 'loose' | 'tight' | 'refused';

interface MeasuredSize extends WeekSize {
  limit: LimitKind;
}

const ruled = { recipes: 500, days: 7, rules: 8, hasSides: true };
const sizes: readonly MeasuredSize[] = [
  { recipes: 5, days: 7, limit: 'none' },
  { recipes: 60, days: 7, limit: 'none' },
  { recipes: 60, days: 7, limit: 'tight' },
  { recipes: 500, days: 7, limit: 'none' },
  { ...ruled, limit: 'none' },
  { ...ruled, limit: 'loose' },
  { ...ruled, limit: 'tight' },
  { ...ruled, limit: 'refused' },
  { recipes: 5_000, days: 7, limit: 'none' },
  { recipes: 5_000, days: 7, hasLunch: true, limit: 'none' },
];

/**
 * In processor time, and as a multiple of sorting 100,000 numbers on the same machine at the same time. Of three runs of each
 * week the fastest counts, as whatever else runs on a machine only adds.
 */
export function measureWeeks(): void {
  const rows = sizes.map((size) => {
    const weeks = Array.from({ length: 30 }, (_, n) => weekOf(n + 1, size));
    for (const week of weeks.slice(0, 5)) planMenu(week);
    const times = weeks.map((week) => fastest(() => planMenu(week)));
    const { p50, p90, max } = spreadOf('', times, 0);
    const unit = spreadOf(
      '',
      times.map(() => fastest(sortNumbers)),
      1,
    ).p50;
    return {
      recipes: size.recipes,
      slots: size.days * (size.hasLunch ? 2 : 1),
      'rules up to': size.rules ?? 0,
      limit: size.limit,
      p50,
      p90,
      max,
      'of sorting': round(p50 / unit, 1),
    };
  });
  printTable('One week, ms of processor time', rows);
}

function weekOf(seed: number, { limit, ...size }: MeasuredSize): MenuRequest {
  const week = randomWeek(seed, { ...size, isEasy: true });
  if (limit === 'none') return week;
  const { budget, ...rest } = withHousehold(week, seed);
  const under = (cents: number) => ({ ...rest, budget: { ...budget!, cents } });
  if (limit === 'refused') return under(1);
  if (limit === 'loose') return under(1e9);
  // A seventh above the cheapest.
  return under(Math.round((planMenu(under(1)).cost!.cents * 8) / 7));
}

const fastest = (run: () => unknown): number =>
  Math.min(...Array.from({ length: 3 }, () => cpuMs(run)));

function cpuMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function sortNumbers(): number[] {
  const random = seededRandom(1);
  return Array.from({ length: 100_000 }, random).toSorted((a, b) => a - b);
}
