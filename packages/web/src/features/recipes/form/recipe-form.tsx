/** The one form of a recipe: new, changed, or read from elsewhere and checked here. */
import { useHotkeys } from '@mantine/hooks';
import { recipeLimits, type RecipeOnWire } from '@saltbush/contract/recipes';
import { GrowingTextarea } from '../../../ui/growing-textarea';
import { RecipeSource } from '../recipe-source';
import { ConflictDialog } from './conflict-dialog';
import { FormSection } from './form-section';
import { IngredientFields } from './ingredient-fields';
import { LeaveGuard } from './leave-guard';
import { MoreFields } from './more-fields';
import { PictureField } from './picture-field';
import classes from './recipe-form.module.css';
import { RoomyInput } from './roomy-input';
import { SaveBar } from './save-bar';
import { ServesAndTimes } from './serves-and-times';
import { StepFields } from './step-fields';
import { UnsavedNote } from './unsaved-note';
import { useFormSaving } from './use-form-saving';
import { usePictureUpload } from './use-picture-upload';
import { useRecipeForm, type FormStart } from './use-recipe-form';

export interface RecipeFormProps {
  start: FormStart;
  /** The photo the recipe was read from: it may become its picture, if the person wants that. */
  offeredPicture?: Blob | undefined;
  onSaved: (recipe: RecipeOnWire) => void;
  onCancel: () => void;
}

export function RecipeForm({ start, offeredPicture, onSaved, onCancel }: RecipeFormProps) {
  const form = useRecipeForm(start);
  const { values, errors, set } = form;
  const upload = usePictureUpload((imageUrl) => set('imageUrl', imageUrl));
  const isWaiting = upload.stage !== undefined;
  const saving = useFormSaving(form, { isWaiting, onSaved });
  // Also while a field has focus, which is nearly always.
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
      {form.unsaved && <UnsavedNote work={form.unsaved} onStartAfresh={form.startAfresh} />}
      <RoomyInput
        id="title"
        label="Title"
        required
        withAsterisk={false}
        size="lg"
        autoComplete="off"
        enterKeyHint="next"
        value={values.title}
        most={recipeLimits.title}
        error={errors['title']}
        onChange={(event) => set('title', event.target.value)}
        onKeyDown={(event) => {
          // Enter in the first field would send a recipe that has only a title.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <PictureField
        title={values.title}
        imageUrl={values.imageUrl}
        error={errors['imageUrl']}
        upload={upload}
        offered={offeredPicture}
        onRemove={() => set('imageUrl', undefined)}
      />
      <GrowingTextarea
        id="description"
        label="Description"
        description="A sentence or two: what it is, why you make it."
        minLines={2}
        value={values.description}
        most={recipeLimits.text}
        error={errors['description']}
        onChange={(event) => set('description', event.target.value)}
      />
      <ServesAndTimes form={form} />
      <IngredientFields form={form} />
      <StepFields form={form} />
      <MoreFields form={form} />
      <FormSection title="Notes">
        <GrowingTextarea
          id="notes"
          aria-label="Notes"
          minLines={2}
          value={values.notes}
          most={recipeLimits.notes}
          error={errors['notes']}
          onChange={(event) => set('notes', event.target.value)}
        />
      </FormSection>
      {values.sourceAttribution && (
        <FormSection title="Source">
          <RecipeSource source={values.sourceAttribution} />
        </FormSection>
      )}
      <SaveBar
        isSaving={saving.isSaving}
        isWaiting={isWaiting}
        isDirty={form.isDirty}
        onCancel={onCancel}
      />
      <ConflictDialog conflict={saving.conflict} />
      <LeaveGuard isDirty={form.isDirty} isFinished={form.isFinished} onDiscard={form.finish} />
    </form>
  );
}
