/** Step 7: a recipe that the person knows by heart. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button } from '@mantine/core';
import { recipeLimits } from '@saltbush/contract/recipe/recipes';
import { maxServes, minServes } from '@saltbush/domain/recipe/recipes/serves';
import { lastStep, photoStep } from '@saltbush/domain/visitors/onboarding/wizard-steps';
import { LimitedTextInput } from '../../../../ui/fields/limited-text-input';
import { NumberStepper } from '../../../../ui/fields/number-stepper';
import { IngredientLines } from '../../../recipe/recipe-form';
import type { OwnRecipe } from '../stored-onboarding';
import type { Wizard } from '../wizard/use-wizard';
import { StepNotice } from '../wizard/step-notice';
import { WizardStep } from '../wizard/wizard-step';
import classes from './own-recipe.module.css';
import { RecipeImageField } from './recipe-image-field';
import type { Complaint } from './save-own-recipe';
import { titleId, useSaveOwnRecipe } from './use-save-own-recipe';

/** Spec 8, step 7. */
const failure = { title: t`Error`, message: t`Failed to save recipe. Please try again.` };

export function OwnRecipeStep({ wizard }: { wizard: Wizard }) {
  const { ownRecipe } = wizard;
  const { isSaving, complaint, check, save } = useSaveOwnRecipe(wizard, failure);
  return (
    <WizardStep
      title={t`Add a recipe you know by heart`}
      lead={t`Name it and list what goes in. The method can wait.`}
      onBack={wizard.back}
      isBusy={isSaving}
      note={complaint?.field === undefined && <StepNotice {...(complaint ?? wizard.notice)} />}
      actions={
        <>
          <Button
            variant="subtle"
            px="xs"
            disabled={isSaving}
            onClick={() => wizard.goTo(lastStep)}
          >
            <Trans>Skip for now</Trans>
          </Button>
          <Button loading={isSaving} onClick={() => void save(ownRecipe)}>
            <Trans>Add to my recipes</Trans>
          </Button>
        </>
      }
    >
      <Fields
        wizard={wizard}
        complaint={complaint}
        onPhotoStep={() => check() && wizard.goTo(photoStep)}
      />
    </WizardStep>
  );
}

interface FieldsProps {
  wizard: Wizard;
  complaint: Complaint | undefined;
  onPhotoStep: () => void;
}

function Fields({ wizard, complaint, onPhotoStep }: FieldsProps) {
  const { ownRecipe, changeRecipe } = wizard;
  const errors = errorsOf(complaint);
  const set = (change: Partial<OwnRecipe>) => changeRecipe((now) => ({ ...now, ...change }));
  return (
    <div className={classes.form}>
      <LimitedTextInput
        id={titleId}
        label={t`Title`}
        placeholder={t`Nan’s shepherd’s pie`}
        autoComplete="off"
        required
        value={ownRecipe.title}
        most={recipeLimits.title}
        error={errors['title']}
        onChange={(event) => set({ title: event.target.value })}
      />
      <Ingredients wizard={wizard} errors={errors} />
      <NumberStepper
        label={t`Serves`}
        fewer={t`Fewer serves`}
        more={t`More serves`}
        min={minServes}
        max={maxServes}
        value={ownRecipe.serves}
        onChange={(serves) => set({ serves })}
      />
      <section className={classes.part} aria-labelledby="onboarding-image">
        <h3 id="onboarding-image">{t`Recipe Image`}</h3>
        {ownRecipe.imageUrl === undefined && <PhotoStepLink onClick={onPhotoStep} />}
        <RecipeImageField
          recipe={ownRecipe}
          onChoose={(imageUrl) => set({ imageUrl })}
          onTitle={(title) => set({ title })}
        />
      </section>
    </div>
  );
}

const PhotoStepLink = ({ onClick }: { onClick: () => void }) => (
  <Anchor component="button" type="button" onClick={onClick}>
    <Trans>Add a photo</Trans>
  </Anchor>
);

const errorsOf = (complaint: Complaint | undefined): Record<string, string> =>
  complaint?.field === undefined
    ? {}
    : { [complaint.field]: `${complaint.title}. ${complaint.message}` };

interface IngredientsProps {
  wizard: Wizard;
  errors: Record<string, string>;
}

function Ingredients({ wizard: { ownRecipe, changeRecipe }, errors }: IngredientsProps) {
  return (
    <section className={classes.part} aria-labelledby="onboarding-ingredients">
      <h3 id="onboarding-ingredients">
        <Trans>Ingredients</Trans>
      </h3>
      <p className={classes.hint}>
        <Trans>Type a line like “500 g beef mince” or paste a whole list: we’ll split it.</Trans>
      </p>
      <IngredientLines
        values={ownRecipe}
        errors={errors}
        changeIngredients={(change) =>
          changeRecipe((now) => ({ ...now, ingredients: change(now.ingredients) }))
        }
      />
    </section>
  );
}
