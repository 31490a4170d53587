import type { OperationName } from '../operations';
import { aisleMutators } from './list/aisles';
import { barcodeMutators } from './list/barcodes';
import { eaterMutators } from './eaters';
import { foodMutators } from './list/foods';
import { homeItemMutators } from './home-items';
import { itemMutators } from './list/items';
import { lineMutators } from './list/lines';
import { mealSwapMutators } from './meal-swaps';
import { mealMutators } from './meals';
import { listSettingsMutators } from './list/list-settings';
import { menuRulesMutators } from './menu-rules';
import { namedListMutators } from './list/named-lists';
import type { Mutator, Mutators } from './mutator';
import { proposedDishMutators } from './proposed-dishes';
import { smallJobMutators } from './small-jobs';
import { storeMutators } from './list/stores';
import { undoMutators } from './undo';
import { voteMutators } from './votes';
import { weekMutators } from './weeks';

const mutators: Mutators<OperationName> = {
  ...mealMutators,
  ...eaterMutators,
  ...menuRulesMutators,
  ...weekMutators,
  ...voteMutators,
  ...proposedDishMutators,
  ...smallJobMutators,
  ...mealSwapMutators,
  ...itemMutators,
  ...lineMutators,
  ...foodMutators,
  ...storeMutators,
  ...listSettingsMutators,
  ...aisleMutators,
  ...barcodeMutators,
  ...namedListMutators,
  ...homeItemMutators,
  ...undoMutators,
};

/** The mutator of a name; it takes the arguments of that operation. */
/** All there are. */
export const operationNames = Object.keys(mutators) as OperationName[];

export const mutatorOf = (name: OperationName) => mutators[name] as Mutator<unknown>;
