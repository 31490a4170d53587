/** The user's recipes beside the week, on a wide screen. Its list comes after the page: the week is what counts. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useDroppable } from '@dnd-kit/core';
import { ActionIcon } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { LoadedPart } from '../../../../ui/loaded-part';
import { pickerId } from '../drag/drop-place';
import { panelList } from './panel-list.lazy';
import classes from './recipe-panel.module.css';
import type { PickerRecipes } from './use-picker-recipes';

export interface RecipePanelProps {
  picker: PickerRecipes;
  /** A stable function. */
  onChoose: (card: RecipeCard) => void;
  onClose: () => void;
}

export function RecipePanel({ picker, onChoose, onClose }: RecipePanelProps) {
  const { setNodeRef } = useDroppable({ id: pickerId });
  return (
    <aside ref={setNodeRef} className={classes.panel} aria-labelledby="recipe-panel-title">
      <div className={classes.head}>
        <h2 id="recipe-panel-title" className={classes.title}>
          <Trans>Your recipes</Trans>
        </h2>
        <ActionIcon aria-label={t`Close your recipes`} onClick={onClose}>
          <IconX size={20} stroke={1.75} />
        </ActionIcon>
      </div>
      <div className={classes.content}>
        <LoadedPart code={panelList} partProps={{ picker, onChoose }} />
      </div>
    </aside>
  );
}
