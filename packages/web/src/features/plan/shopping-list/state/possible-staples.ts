/** What a household may always have: what recipes need from some aisles. */
import type { Aisle } from '@saltbush/recipe-parser/foods/facts';
import type {
  ShoppingList,
  ListLine,
} from '@saltbush/domain/plan/shopping-list/list/shopping-list';

const stapleAisles: readonly Aisle[] = ['Pantry', 'Herbs & Spices', 'Baking', 'International'];

/** What someone typed is to be bought, and is not among them. */
export function possibleStaples({ aisles, checkAtHome }: ShoppingList): ListLine[] {
  const lines = aisles.filter(({ aisle }) => stapleAisles.includes(aisle));
  const onList = lines.flatMap((group) => group.lines).filter((line) => line.items.length === 0);
  return [...checkAtHome, ...onList];
}
