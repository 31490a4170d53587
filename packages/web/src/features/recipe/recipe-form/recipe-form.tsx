/** The recipe form: new, edited or imported. */
import { Trans } from '@lingui/react/macro';
import { useHotkeys } from '@mantine/hooks';
import { ConflictDialog } from './save/conflict-dialog';
import { IngredientFields } from './ingredients/ingredient-fields';
import { LeaveGuard } from './draft/leave-guard';
import { DetailsFields } from './details-fields';
import { HeadImage } from './image/head-image';
import { ImageField } from './image/image-field';
import classes from './recipe-form.module.css';
import { SaveBar } from './save/save-bar';
import { UnusedLines } from './source/unused-lines';
import { StatedNutrition } from './stated-nutrition';
import { StepFields } from './steps/step-fields';
import { TitleField } from './text-fields';
import { countDoubts } from './draft/count-doubts';
import { DraftNotice } from './draft/draft-notice';
import type { ChosenImage, ImageRecipe } from '../image-picker';
import { formInput } from './form-input';
import type { RecipeFormValues } from './form-values';
import { useFormSaving, type FormSaving } from './save/use-form-saving';
import { useImageUpload, type ImageUpload } from '../images';
import { useRecipeForm, type FormStart, type RecipeFormState } from './use-recipe-form';

export interface RecipeFormProps extends Pick<FormSaving, 'fetchNext' | 'onSaved'> {
  start: FormStart;
  /** The source photo, offered as the recipe's image. */
  offeredImage?: Blob | undefined;
  /** Lines of the photos that did not come into the recipe. */
  unusedLines?: readonly string[] | undefined;
  onCancel: () => void;
}

export function RecipeForm(props: RecipeFormProps) {
  const { start, offeredImage, unusedLines, fetchNext, onSaved, onCancel } = props;
  const form = useRecipeForm(start);
  const upload = useImageUpload((imageUrl) => setImage(form, { imageUrl }));
  const isWaiting = upload.stage !== undefined;
  const saving = useFormSaving(form, { isWaiting, fetchNext, onSaved });
  // Also while an input has focus.
  useHotkeys([['mod+S', saving.save]], []);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saving.save();
      }}
    >
      {form.unsaved && !form.unsaved.isImported && (
        <DraftNotice draft={form.unsaved} onDiscard={form.discardDraft} />
      )}
      <FormFields
        form={form}
        upload={upload}
        offeredImage={offeredImage}
        unusedLines={unusedLines}
      />
      <SaveBar
        isSaving={saving.isSaving}
        isWaiting={isWaiting}
        draft={form.isDirty ? form.draft : undefined}
        doubts={doubtsIn(form)}
        onCancel={onCancel}
      />
      <ConflictDialog conflict={saving.conflict} />
      <LeaveGuard isDirty={form.isDirty} isFinished={form.isFinished} onDiscard={form.finish} />
    </form>
  );
}

function doubtsIn({ unsaved, values }: RecipeFormState): number | undefined {
  const doubts = countDoubts(values);
  return doubts > 0 || unsaved?.isImported ? doubts : undefined;
}

interface FormFieldsProps extends Pick<RecipeFormProps, 'offeredImage' | 'unusedLines'> {
  form: RecipeFormState;
  upload: ImageUpload;
}

function FormFields({ form, upload, offeredImage, unusedLines = [] }: FormFieldsProps) {
  const { values, errors } = form;
  return (
    <>
      <div className={classes.head}>
        <HeadImage imageUrl={values.imageUrl} previewUrl={upload.previewUrl} />
        <div>
          <TitleField form={form} />
          {values.sourceAttribution && (
            <p>
              <Trans>From {values.sourceAttribution.siteName}</Trans>
            </p>
          )}
        </div>
      </div>
      <IngredientFields form={form} />
      {unusedLines.length > 0 && <UnusedLines lines={unusedLines} form={form} />}
      <StepFields form={form} />
      <DetailsFields form={form}>
        <ImageField
          title={values.title}
          imageUrl={values.imageUrl}
          error={errors['imageUrl']}
          upload={upload}
          offered={offeredImage}
          credit={values.imageCredit}
          getRecipe={() => imageRecipe(values)}
          onChoose={(image) => {
            setImage(form, image);
            if (image.title !== undefined) form.set('title', image.title);
          }}
          onRemove={() => setImage(form, {})}
        />
      </DetailsFields>
      <StatedNutrition form={form} />
    </>
  );
}

/** A credit belongs to its image. */
function setImage(form: RecipeFormState, { imageUrl, credit }: Partial<ChosenImage>): void {
  form.set('imageUrl', imageUrl);
  form.set('imageCredit', credit);
}

function imageRecipe(values: RecipeFormValues): ImageRecipe {
  const { title, ingredients = [], instructions = [] } = formInput(values).input;
  return { title, ingredients: ingredients.map(({ name }) => name), instructions };
}
