/** What the steps of an entry's panel get. */
import type { MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { ClosePanel } from '../../../../ui/panels/panel-frame';

export interface EntryMenuProps {
  entry: MenuEntry;
  date: PlainDate;
  name: string;
  /** It has a recipe that can be read. */
  isRecipe: boolean;
  /** In the address of the recipe, if it is cooked for others than it was written for. */
  serves?: string | undefined;
  /** It has no day yet: `date` is the first of those that it is wanted on. */
  isUndated?: boolean;
  /** It is cooked at another meal. */
  isLeftovers: boolean;
  /** Other meals are leftovers of it. */
  hasLeftovers: boolean;
}

export type EntryStep = 'rows' | 'move' | 'meal' | 'more';

export interface EntryStepProps extends EntryMenuProps {
  close: ClosePanel;
  onStep: (step: EntryStep) => void;
  /** To the step of what this person has another way. */
  onSwapFor: (eaterId: string) => void;
}
