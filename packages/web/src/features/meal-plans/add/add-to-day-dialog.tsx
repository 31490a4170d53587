/** Adds a recipe or a note to a day. */
import { Button, Group, SegmentedControl, TextInput, UnstyledButton } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { formatMinutes } from '@saltbush/domain/recipes/times';
import { describeError } from '../../../api/describe-error';
import { Dialog } from '../../../ui/dialog/dialog';
import { RecipeThumb } from '../recipe-thumb';
import { usePickerRecipes, type PickerRecipes } from '../recipe-picker/use-picker-recipes';
import type { PlanScope } from '../../view-mode';
import classes from './add-to-day-dialog.module.css';
import { NoteForm } from './note-form';

export interface AddToDayDialogProps {
  scope: PlanScope;
  /** "Monday"; undefined while the dialog is closed. */
  dayName: string | undefined;
  onAddRecipe: (card: RecipeCard) => void;
  onAddNote: (note: string) => void;
  onClose: () => void;
}

export function AddToDayDialog(props: AddToDayDialogProps) {
  const { scope, dayName, onAddRecipe, onAddNote, onClose } = props;
  const [kind, setKind] = useState('recipe');
  return (
    <Dialog isOpen={dayName !== undefined} onClose={onClose} title={`Add to ${dayName ?? ''}`}>
      <SegmentedControl
        fullWidth
        mb="md"
        aria-label="What to add"
        value={kind}
        onChange={setKind}
        data={[
          { value: 'recipe', label: 'A recipe' },
          { value: 'note', label: 'A note' },
        ]}
      />
      {kind === 'recipe' ? (
        <RecipeChoice scope={scope} onChoose={onAddRecipe} />
      ) : (
        <NoteForm submitLabel="Add the note" onSubmit={onAddNote} />
      )}
    </Dialog>
  );
}

interface RecipeChoiceProps {
  scope: PlanScope;
  onChoose: (card: RecipeCard) => void;
}

function RecipeChoice({ scope, onChoose }: RecipeChoiceProps) {
  const picker = usePickerRecipes(scope);
  return (
    <>
      <TextInput
        type="search"
        label="Search your recipes"
        data-autofocus
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={picker.search}
        onChange={(event) => picker.setSearch(event.target.value)}
      />
      <ul className={classes.list} aria-label="Recipes to add">
        {picker.recipes.map((card) => (
          <li key={card._id}>
            <UnstyledButton className={classes.choice} onClick={() => onChoose(card)}>
              <RecipeThumb card={card} />
              <span className={classes.text}>
                <span className={classes.title}>{card.title}</span>
                <span className={classes.facts}>
                  {[card.totalMinutes && formatMinutes(card.totalMinutes), `serves ${card.serves}`]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <output className={classes.message}>{messageOf(picker)}</output>
      {picker.hasMore && (
        <Group justify="center">
          <Button variant="subtle" loading={picker.isLoadingMore} onClick={picker.showMore}>
            Show more
          </Button>
        </Group>
      )}
    </>
  );
}

function messageOf(picker: PickerRecipes): string {
  if (picker.error) return describeError(picker.error).message;
  if (picker.isEmpty) return 'You have no recipes yet. You can add a note meanwhile.';
  if (picker.isLoading) return 'Loading your recipes…';
  if (picker.recipes.length > 0 || picker.hasMore) return '';
  return picker.isSearching ? 'Searching…' : `No recipe matches “${picker.search}”.`;
}
