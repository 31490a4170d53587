/** Puts a recipe or a note on one day: found by typing, added with one tap. */
import { Button, Group, SegmentedControl, TextInput, UnstyledButton } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { formatMinutes } from '@saltbush/domain/recipes/times';
import { describeError } from '../../../api/describe-error';
import { Dialog } from '../../../ui/dialog';
import { RecipeThumb } from '../recipe-thumb';
import { useShelfRecipes, type ShelfRecipes } from '../shelf/use-shelf-recipes';
import classes from './add-to-day-dialog.module.css';
import { NoteForm } from './note-form';

export interface AddToDayDialogProps {
  /** "Monday"; undefined while the dialog is closed. */
  dayName: string | undefined;
  onAddRecipe: (card: RecipeCard) => void;
  onAddNote: (note: string) => void;
  onClose: () => void;
}

export function AddToDayDialog(props: AddToDayDialogProps) {
  const { dayName, onAddRecipe, onAddNote, onClose } = props;
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
        <RecipeChoice onChoose={onAddRecipe} />
      ) : (
        <NoteForm submitLabel="Add the note" onSubmit={onAddNote} />
      )}
    </Dialog>
  );
}

function RecipeChoice({ onChoose }: { onChoose: (card: RecipeCard) => void }) {
  const shelf = useShelfRecipes();
  return (
    <>
      <TextInput
        type="search"
        label="Search your recipes"
        data-autofocus
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={shelf.search}
        onChange={(event) => shelf.setSearch(event.target.value)}
      />
      <ul className={classes.list} aria-label="Recipes to add">
        {shelf.recipes.map((card) => (
          <li key={card._id}>
            <UnstyledButton className={classes.choice} onClick={() => onChoose(card)}>
              <RecipeThumb card={card} />
              <span className={classes.words}>
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
      <output className={classes.message}>{messageOf(shelf)}</output>
      {shelf.hasMore && (
        <Group justify="center">
          <Button variant="subtle" loading={shelf.isLoadingMore} onClick={shelf.showMore}>
            Show more
          </Button>
        </Group>
      )}
    </>
  );
}

function messageOf(shelf: ShelfRecipes): string {
  if (shelf.error) return describeError(shelf.error).message;
  if (shelf.isEmpty) return 'You have no recipes yet. You can add a note meanwhile.';
  if (shelf.isLoading) return 'Loading your recipes…';
  if (shelf.recipes.length > 0 || shelf.hasMore) return '';
  return shelf.isSearching ? 'Searching…' : `No recipe matches “${shelf.search}”.`;
}
