import { aisleOf } from '@saltbush/domain/plan/shopping-list/aisles/find-aisle';

/** {id, item} to {id, department}. */
export function aisle(input: unknown): object {
  const { id, item } = input as { id: unknown; item: string };
  return { id, department: aisleOf(item) };
}
