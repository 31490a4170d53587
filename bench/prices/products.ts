/** A file of products as two large shops have it, generated: the same for the same seed. */
import { listFoods } from '../../packages/recipe-parser/src/foods';

export interface ProductFile {
  csv: string;
  /** As a spreadsheet counts it. */
  brokenRow: number;
}

/** @param count rows of products, half of each shop; one more is broken */
export function productFile(count: number, seed = 1): ProductFile {
  const dice = diceOf(seed);
  const foods = [...listFoods()];
  const rows = ['retailer,product_id,name,brand,pack,price,special,multi_buy,observed_at'];
  for (let n = 0; n < count; n += 1) {
    const food = foods[Math.floor(n / 2) % foods.length]!;
    const retailer = n % 2 === 0 ? 'woolworths' : 'coles';
    const brand = brands[dice(brands.length)]!;
    const pack = packs[dice(packs.length)]!;
    const cents = 80 + dice(1900);
    const offer = dice(4) === 0 ? `2 for $${((cents * 1.7) / 100).toFixed(2)}` : '';
    const special = dice(5) === 0 ? 'yes' : 'no';
    const price = (cents / 100).toFixed(2);
    const name = `"${brand} ${food.name} ${pack}"`;
    rows.push(`${retailer},${n},${name},${brand},${pack},${price},${special},${offer},2026-11-24`);
  }
  const brokenRow = Math.floor(count / 2) + 2;
  rows.splice(brokenRow - 1, 0, 'coles,broken,Broken Price 1kg,,1kg,cheap,no,,2026-11-24');
  return { csv: `${rows.join('\n')}\n`, brokenRow };
}

/** @returns a whole number below its argument, the next of a fixed series */
export function diceOf(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const brands = ['Bega', 'Sunrice', 'Leggos', 'Ardmona', 'Coastal', 'Home Brand', 'Green Farm'];
const packs = ['250g', '500g', '1kg', '750mL', '1L', '2L', '6pk', 'each', '4 x 100g', '12 pack'];
