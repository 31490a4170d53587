/** Step 7: a recipe that the person knows by heart. */
import { Anchor, Button } from '@mantine/core';
import { recipeLimits } from '@saltbush/contract/recipes';
import { maxServes, minServes } from '@saltbush/domain/recipes/serves';
import { photoStep } from '@saltbush/domain/onboarding/wizard-steps';
import { LimitedTextInput } from '../../../ui/fields/limited-text-input';
import { NumberStepper } from '../../../ui/fields/number-stepper';
import { ShortIngredientFields } from '../../recipe-form';
import type { OwnRecipe } from '../stored-onboarding';
import type { Wizard } from '../wizard/use-wizard';
import { WizardStep } from '../wizard/wizard-step';
import classes from './own-recipe.module.css';
import { RecipeImageField } from './recipe-image-field';
import { ingredientsId } from './save-own-recipe';
import { useSaveOwnRecipe } from './use-save-own-recipe';

/** Spec 8, step 7. */
const failure = { title: 'Error', message: 'Failed to save recipe. Please try again.' };

export function OwnRecipeStep({ wizard }: { wizard: Wizard }) {
  const { ownRecipe } = wizard;
  const { isSaving, check, save } = useSaveOwnRecipe(wizard, failure);
  return (
    <WizardStep
      title="Add a recipe you know by heart"
      lead="Name it and list what goes in. The method can wait."
      onBack={wizard.back}
      isBusy={isSaving}
      actions={
        <Button loading={isSaving} onClick={() => void save(ownRecipe)}>
          Add to my recipes
        </Button>
      }
    >
      <Fields wizard={wizard} onPhotoStep={() => check() && wizard.goTo(photoStep)} />
    </WizardStep>
  );
}

function Fields({ wizard, onPhotoStep }: { wizard: Wizard; onPhotoStep: () => void }) {
  const { ownRecipe, changeRecipe } = wizard;
  const set = (change: Partial<OwnRecipe>) => changeRecipe((now) => ({ ...now, ...change }));
  return (
    <div className={classes.form}>
      <LimitedTextInput
        id="onboarding-title"
        label="Title"
        placeholder="Nan’s shepherd’s pie"
        autoComplete="off"
        required
        value={ownRecipe.title}
        most={recipeLimits.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <Ingredients wizard={wizard} />
      <NumberStepper
        label="Serves"
        noun="serves"
        min={minServes}
        max={maxServes}
        value={ownRecipe.serves}
        onChange={(serves) => set({ serves })}
      />
      <section className={classes.part} aria-labelledby="onboarding-image">
        <h3 id="onboarding-image">Recipe Image</h3>
        {ownRecipe.imageUrl === undefined && (
          <Anchor component="button" type="button" onClick={onPhotoStep}>
            Choose the photo on a page of its own
          </Anchor>
        )}
        <RecipeImageField
          recipe={ownRecipe}
          onChoose={(imageUrl) => set({ imageUrl })}
          onTitle={(title) => set({ title })}
        />
      </section>
    </div>
  );
}

function Ingredients({ wizard: { ownRecipe, changeRecipe } }: { wizard: Wizard }) {
  return (
    <section id={ingredientsId} className={classes.part} aria-labelledby="onboarding-ingredients">
      <h3 id="onboarding-ingredients">Ingredients</h3>
      <p className={classes.hint}>
        Type a line like “500 g beef mince” or paste a whole list: we’ll split it.
      </p>
      <ShortIngredientFields
        values={ownRecipe}
        errors={{}}
        changeIngredients={(change) =>
          changeRecipe((now) => ({ ...now, ingredients: change(now.ingredients) }))
        }
      />
    </section>
  );
}
