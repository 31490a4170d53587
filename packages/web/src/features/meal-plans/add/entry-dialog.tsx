/** Changes what a menu can't: the text of a note, the name of a meal, a number of people. */
import { lazy, Suspense, useState } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { Dialog } from '../../../ui/dialog/dialog';
import { usePrefetch } from '../../../ui/use-prefetch';
import type { EntryDialog } from '../plan/planner-context';

const loadForm = async () => ({ default: (await import('./entry-form')).EntryForm });
const EntryForm = lazy(loadForm);

const titles = { note: 'Change the note', meal: 'Another meal', people: 'How many people' };

export interface EntryDialogsProps {
  dialog: EntryDialog | undefined;
  cards: ReadonlyMap<string, RecipeCard>;
  onClose: () => void;
}

export function EntryDialogs({ dialog, cards, onClose }: EntryDialogsProps) {
  usePrefetch(loadForm);
  const [last, setLast] = useState(dialog);
  if (dialog && dialog !== last) setLast(dialog);
  return (
    <Dialog
      isOpen={dialog !== undefined}
      onClose={onClose}
      title={titles[last?.kind ?? 'note']}
      size="question"
    >
      <Suspense fallback={null}>
        {last && (
          <EntryForm {...last} card={cards.get(last.entry.recipeId ?? '')} onClose={onClose} />
        )}
      </Suspense>
    </Dialog>
  );
}
