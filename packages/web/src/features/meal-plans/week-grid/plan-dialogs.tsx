/** The dialogs of the week: adding to a day, and changing a note. */
import type { DayOfWeek } from '@saltbush/domain/meal-plans/week';
import { Dialog } from '../../../ui/dialog/dialog';
import { AddToDayDialog } from '../add/add-to-day-dialog';
import { NoteForm } from '../add/note-form';
import type { PlanScope } from '../../view-mode';
import type { Planner } from '../use-planner';

export interface PlanDialogsProps {
  scope: PlanScope;
  planner: Planner;
  /** The day to add to; undefined while that dialog is closed. */
  addingTo: DayOfWeek | undefined;
  onCloseAdding: () => void;
}

export function PlanDialogs({ scope, planner, addingTo, onCloseAdding }: PlanDialogsProps) {
  const { editedNote } = planner;
  return (
    <>
      <AddToDayDialog
        scope={scope}
        dayName={addingTo?.name}
        onAddRecipe={(card) => {
          if (addingTo) planner.addRecipe(card, addingTo.weekday);
          onCloseAdding();
        }}
        onAddNote={(note) => {
          if (addingTo) planner.addNote(note, addingTo.weekday);
          onCloseAdding();
        }}
        onClose={onCloseAdding}
      />
      <Dialog
        isOpen={editedNote !== undefined}
        onClose={planner.closeNote}
        title="Change the note"
        size="question"
      >
        {editedNote && (
          <NoteForm
            initial={editedNote.note ?? ''}
            submitLabel="Save the note"
            onSubmit={(note) => planner.changeNote(editedNote, note)}
          />
        )}
      </Dialog>
    </>
  );
}
