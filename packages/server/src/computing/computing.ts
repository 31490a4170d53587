/**
 * Long computations on people's own texts. A usual one runs on the serving thread, where it takes less than a
 * millisecond; a long one runs in a limited process, so that nobody else waits for it (decisions 0012 and 0088).
 */
import { AppError } from '@saltbush/contract/errors';
import type {
  LineChanges,
  NamedLineChange,
} from '@saltbush/domain/plan/shopping-list/changes/change-line';
import type {
  ProposedWeek,
  WeekToPropose,
} from '@saltbush/domain/plan/magic-menu/week/propose-week';
import type { FlattenedRecipe } from '@saltbush/domain/recipe/sub-recipes/sub-recipe';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import {
  deriveColumns,
  type DerivedColumns,
} from '../features/recipe/recipes/search-index/derive-columns';
import type { ListInputs } from '../features/plan/shopping-list/list-inputs';
import type { ListForm } from '../features/plan/shopping-list/list-of-rows';
import { inOwnTurn } from '../platform/in-turns';
import type { Log } from '../platform/logging/log';
import { WorkerFailed } from '../platform/worker-pool/worker-failed';
import { openWorkerPool, type PoolState } from '../platform/worker-pool/worker-pool';
import { workerProgram } from '../platform/worker-pool/worker-program';
import { workerLimits } from '../worker-limits';
import type { ComputingTasks } from './computing.worker';

/** Each throws AppError WORKERS_BUSY or STARTING_OR_STOPPING when much else is computed, or the server stops. */
export interface Computing {
  /**
   * What lists search by, on the thread or in a process as the recipe is long.
   *
   * @param subRecipes the recipes in it, and those in them
   */
  deriveColumns(
    recipe: RecipeContent,
    ownerId: string,
    subRecipes?: readonly FlattenedRecipe[],
  ): Promise<DerivedColumns>;
  /**
   * Always in a process: ask for it when a list is long.
   *
   * @param inputs with the ingredients of every recipe
   * @param ownerId of the plan
   */
  listText(inputs: ListInputs, form: ListForm, ownerId: string): Promise<string>;
  /** Like `listText`: what a program's change of a line is. */
  changesFor(inputs: ListInputs, change: NamedLineChange, ownerId: string): Promise<LineChanges>;
  /**
   * Always in a process: of thousands of recipes it takes a second.
   *
   * @param ownerId of the plan
   */
  proposeWeek(week: WeekToPropose, ownerId: string): Promise<ProposedWeek>;
  state(): PoolState;
  close(): Promise<void>;
}

/** @param mostLetters of ingredients that are derived on the serving thread */
export function openComputing(
  log: Pick<Log, 'warn'>,
  { mostLetters = mostLettersOnThread } = {},
): Computing {
  const { timeLimitMs, ...limits } = workerLimits.computing;
  const pool = openWorkerPool<ComputingTasks>({ program, ...limits });
  const asBusy = (error: unknown): never => {
    if (!(error instanceof WorkerFailed)) throw error;
    log.warn({ reason: error.message }, 'a long computation failed');
    throw new AppError('WORKERS_BUSY');
  };
  return {
    deriveColumns: (recipe, ownerId, subRecipes = []) =>
      lettersOf(recipe) + lettersOfLines(subRecipes) <= mostLetters
        ? inOwnTurn(() => deriveColumns(recipe, ownerId, subRecipes))
        : pool
            .run('deriveColumns', { recipe, ownerId, subRecipes }, { owner: ownerId, timeLimitMs })
            .catch(asBusy),
    listText: (inputs, form, ownerId) =>
      pool.run('listText', { inputs, form }, { owner: ownerId, timeLimitMs }).catch(asBusy),
    changesFor: (inputs, change, ownerId) =>
      pool.run('changesFor', { inputs, change }, { owner: ownerId, timeLimitMs }).catch(asBusy),
    proposeWeek: (week, ownerId) =>
      pool.run('proposeWeek', week, { owner: ownerId, timeLimitMs }).catch(asBusy),
    state: pool.state,
    close: pool.close,
  };
}

const program = workerProgram('computing.worker', import.meta.url);

/** A letter of an ingredient takes as long as ten of the other text. */
function lettersOf({ ingredients, steps, notes = '', description = '' }: RecipeContent): number {
  const lines = lettersOfLines([{ ingredients }]);
  const text = steps.reduce(
    (sum, step) => sum + step.text.length,
    notes.length + description.length,
  );
  return lines + text / 10;
}

const lettersOfLines = (recipes: readonly Pick<FlattenedRecipe, 'ingredients'>[]): number =>
  recipes
    .flatMap(({ ingredients }) => ingredients)
    .reduce((sum, line) => sum + line.name.length + (line.note?.length ?? 0), 0);

/** About 5 ms. A recipe of 12 ingredients has 400. */
const mostLettersOnThread = 3_000;
