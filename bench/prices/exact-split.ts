/**
 * The cheapest basket of two shops as a mixed-integer program, solved by HiGHS, with offers for several packs. It is
 * written from the rules of the till, not from the search that it measures.
 *
 * - "own": each line is the product that it is at each shop (decision 0080), as a list shows it.
 * - "any": each line may be any product that fits, so that two lines may share an offer.
 */
import loadHighs from 'highs';
import {
  itemsAt,
  type BasketItem,
  type PricedLine,
} from '../../packages/domain/src/plan/prices/basket/basket';

/** @returns cents, not rounded; every line that either shop can sell is bought */
export async function exactSplit(
  lines: readonly PricedLine[],
  shops: readonly string[],
  products: 'own' | 'any',
): Promise<number> {
  const program = programOf(lines, shops, products);
  if (program === undefined) return 0;
  // A fresh module for each: the memory of one solved before has led to wrong answers.
  const highs = await loadHighs();
  const { Status, ObjectiveValue } = highs.solve(program, { mip_rel_gap: 0, output_flag: false });
  if (Status !== 'Optimal') throw new Error(`HiGHS: ${Status}`);
  return ObjectiveValue;
}

interface Choice {
  name: string;
  item: BasketItem;
}

function programOf(
  lines: readonly PricedLine[],
  shops: readonly string[],
  products: 'own' | 'any',
): string | undefined {
  const most = products === 'own' ? 1 : Infinity;
  const choices = lines
    .map((line) => shops.flatMap((shop) => comparable(itemsAt(line, shop)).slice(0, most)))
    .map((items, line) => items.map((item, at): Choice => ({ name: `x${line}_${at}`, item })))
    .filter((all) => all.length > 0);
  const all = choices.flat();
  if (all.length === 0) return undefined;
  const objective = all.map(({ name, item }) => `${item.packs * item.product.price.cents} ${name}`);
  const rows = choices.map((ofLine) => `${ofLine.map(({ name }) => name).join(' + ')} = 1`);
  const groups: string[] = [];
  for (const uses of byProduct(all)) {
    const { cents, multiBuy } = uses[0]!.item.product.price;
    if (!multiBuy) continue;
    const gain =
      multiBuy.count * cents - ('cents' in multiBuy ? multiBuy.cents : multiBuy.pay * cents);
    if (gain <= 0) continue;
    const group = `g${groups.length}`;
    groups.push(group);
    objective.push(`- ${gain} ${group}`);
    const packs = uses.map(({ name, item }) => `- ${item.packs} ${name}`).join(' ');
    rows.push(`${multiBuy.count} ${group} ${packs} <= 0`);
  }
  return [
    `Minimize\n obj: ${objective.join(' + ').replaceAll('+ -', '-')}`,
    `Subject To\n${rows.map((row, at) => ` r${at}: ${row}`).join('\n')}`,
    `Binary\n ${all.map(({ name }) => name).join('\n ')}`,
    ...(groups.length > 0 ? [`General\n ${groups.join('\n ')}`] : []),
    'End',
  ].join('\n');
}

/** A product whose pack can't be compared with the need is bought only where none can: as the rules say. */
function comparable(items: readonly BasketItem[]): BasketItem[] {
  const [best] = items;
  return items.filter(({ purchase }) => purchase.isGuess === best?.purchase.isGuess);
}

function byProduct(all: readonly Choice[]): Choice[][] {
  const uses = new Map<string, Choice[]>();
  for (const choice of all) {
    const { id } = choice.item.product;
    uses.set(id, [...(uses.get(id) ?? []), choice]);
  }
  return [...uses.values()];
}
