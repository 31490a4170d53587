/** Step 8: a photo for the own recipe before it is saved; reached from step 7 only. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { Wizard } from '../wizard/use-wizard';
import { StepNotice } from '../wizard/step-notice';
import { WizardStep } from '../wizard/wizard-step';
import { RecipeImageField } from './recipe-image-field';
import { useSaveOwnRecipe } from './use-save-own-recipe';

/** Spec 8, step 8. */
const failure = { title: t`Error adding recipe`, message: t`Please try again` };

export function PhotoStep({ wizard }: { wizard: Wizard }) {
  const { ownRecipe, changeRecipe } = wizard;
  const { isSaving, complaint, save } = useSaveOwnRecipe(wizard, failure);
  const recipeTitle = ownRecipe.title.trim();
  const hasImage = ownRecipe.imageUrl !== undefined;
  const skip = () => void save({ ...ownRecipe, imageUrl: undefined });
  return (
    <WizardStep
      title={recipeTitle ? t`A photo for ${recipeTitle}` : t`A photo for your recipe`}
      lead={t`Optional. Without one, we draw a cover from its ingredients.`}
      onBack={wizard.back}
      isBusy={isSaving}
      note={<StepNotice {...complaint} />}
      actions={
        <>
          <Button variant="subtle" px="sm" disabled={isSaving} onClick={skip}>
            <Trans>Skip Image</Trans>
          </Button>
          <Button loading={isSaving} onClick={() => void save(ownRecipe)}>
            {hasImage ? t`Save with Image` : t`Save Recipe`}
          </Button>
        </>
      }
    >
      <RecipeImageField
        recipe={ownRecipe}
        onChoose={(imageUrl) => changeRecipe((now) => ({ ...now, imageUrl }))}
        onTitle={(title) => changeRecipe((now) => ({ ...now, title }))}
      />
    </WizardStep>
  );
}
