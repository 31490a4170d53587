/** The ingredients of a recipe, and what does for the one that is pressed. */
import { t } from '@lingui/core/macro';
import { UnstyledButton } from '@mantine/core';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import type { ConvertedAmount } from '@saltbush/recipe-parser/ingredients';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { useUser } from '../../../../api/session';
import { Dialog } from '../../../../ui/dialog/dialog';
import { StepHead } from '../../../../ui/panels/panel-row';
import { useView } from '../../../device/view-mode';
import { SubstituteOffers } from '../../../plan/substitutions';
import { AmountText, unitFor } from '../../../recipe/recipe-content';
import { SaveSubstitute } from './save-substitute';
import classes from './substitutes.module.css';

export interface SubstitutesDialogProps {
  recipe: RecipeOnWire;
  /** The amount that is shown of an ingredient. */
  read: (ingredient: Ingredient) => ConvertedAmount;
  /** Whose spoons and cups those amounts mean. */
  measures: Measures;
  onClosed: () => void;
}

export function SubstitutesDialog(props: SubstitutesDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const user = useUser();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={props.onClosed}
      title={t`Missing something?`}
    >
      {user && <Steps {...props} userId={user._id} />}
    </Dialog>
  );
}

function Steps({ recipe, read, measures, userId }: SubstitutesDialogProps & { userId: string }) {
  const { scope } = useView(userId, 'enableMealPlanning');
  const [chosen, setChosen] = useState<number>();
  const ingredient = chosen === undefined ? undefined : recipe.ingredients[chosen];
  if (chosen === undefined || !ingredient) {
    return <Lines recipe={recipe} read={read} onChoose={setChosen} />;
  }
  const { amount, unit } = read(ingredient);
  return (
    <>
      <StepHead onBack={() => setChosen(undefined)}>{ingredient.name}</StepHead>
      <SubstituteOffers
        line={{ ...ingredient, amount, unit }}
        measures={measures}
        scope={scope}
        action={(offer) => <SaveSubstitute recipe={recipe} place={chosen} offer={offer} />}
      />
    </>
  );
}

interface LinesProps extends Pick<SubstitutesDialogProps, 'recipe' | 'read'> {
  onChoose: (place: number) => void;
}

function Lines({ recipe, read, onChoose }: LinesProps) {
  return (
    <ul className={classes.lines} aria-label={t`Which ingredient?`}>
      {recipe.ingredients.map((ingredient, place) => {
        const { amount, unit } = read(ingredient);
        return (
          <li key={place}>
            <UnstyledButton className={classes.line} onClick={() => onChoose(place)}>
              <span>
                <AmountText text={amount} /> {unitFor(unit, amount)} {ingredient.name}
              </span>
              <IconChevronRight size={18} stroke={1.75} aria-hidden />
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}
