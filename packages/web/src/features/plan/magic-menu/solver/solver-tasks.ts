/** What the page and its solver say to each other: values that `postMessage` can copy. */
import type { MenuCandidate } from '@saltbush/contract/plan/magic-menu';
import type {
  ChosenMenu,
  MagicMenu,
  Pick as MenuPick,
} from '@saltbush/domain/plan/magic-menu/magic-menu';
import type { Choice, MenuRequest } from '@saltbush/domain/plan/magic-menu/menu-request';
import type { WhoChooses } from '@saltbush/domain/plan/magic-menu/week/condensed-recipe';

/** Sent once: there may be thousands of recipes. */
export interface SolverInputs extends WhoChooses {
  candidates: readonly MenuCandidate[];
}

/** A request without its recipes. */
export type MenuOrder = Omit<MenuRequest, 'candidates'>;

/** By name, what a task takes and what it answers. */
export interface SolverTasks {
  /** Chooses every slot but those of `locked`. */
  plan: { args: { order: MenuOrder; locked: Choice }; answer: ChosenMenu };
  describe: { args: { order: MenuOrder; choice: Choice }; answer: MagicMenu };
  alternatives: {
    args: { order: MenuOrder; choice: Choice; slotId: string };
    answer: MenuPick[];
  };
}

export type TaskName = keyof SolverTasks;

export type SolverTask = {
  [Name in TaskName]: { id: number; name: Name; args: SolverTasks[Name]['args'] };
}[TaskName];

export type SolverMessage = { inputs: SolverInputs } | { task: SolverTask };

/** Of the task with this id. */
export type SolverReport =
  | { id: number; share: number }
  | { id: number; answer: SolverTasks[TaskName]['answer'] }
  | { id: number; failure: string };
