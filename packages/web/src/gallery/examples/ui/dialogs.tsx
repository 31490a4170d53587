import { Button } from '@mantine/core';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { Dialog } from '../../../ui/dialog/dialog';
import { Sheet } from '../../../ui/dialog/sheet';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { PanelFrame } from '../../../ui/panels/panel-frame';
import { PanelLink, PanelRow, StepHead } from '../../../ui/panels/panel-row';
import type { ExampleGroup } from '../../example';
import { longName } from '../../names';

const open = { isOpen: true, onClose: () => undefined };
const nothing = () => undefined;

const Rows = () => (
  <>
    <PanelRow Icon={IconCalendarEvent} isStep value="Dinner" onClick={nothing}>
      Meal
    </PanelRow>
    <PanelLink Icon={IconBook} to="/my-recipes">
      Open the recipe
    </PanelLink>
    <PanelRow Icon={IconTrash} isDangerous onClick={nothing}>
      Remove from Wed 25
    </PanelRow>
  </>
);

const question = {
  ...open,
  title: 'Delete recipe?',
  message: `“${longName}” moves to the deleted recipes, and can be restored for 30 days.`,
  confirmLabel: 'Delete recipe',
  onConfirm: nothing,
};

function Asked() {
  const { ask, dialog } = useConfirm();
  return (
    <>
      <Button onClick={() => ask({ ...question, onConfirm: async () => undefined })}>Delete</Button>
      {dialog}
    </>
  );
}

export const dialogs: ExampleGroup = {
  name: 'Dialogs and sheets',
  examples: [
    {
      name: 'Dialog on a phone',
      frame: 'phone',
      Show: () => (
        <Dialog {...open} title={longName}>
          <Rows />
        </Dialog>
      ),
    },
    {
      name: 'Dialog on a desk',
      frame: 'desk',
      Show: () => (
        <Dialog {...open} title="Import a recipe">
          <Rows />
        </Dialog>
      ),
    },
    {
      name: 'Sheet',
      frame: 'phone',
      Show: () => (
        <Sheet {...open} title={longName}>
          <Rows />
        </Sheet>
      ),
    },
    {
      name: 'Sheet, further step',
      frame: 'phone',
      Show: () => (
        <Sheet {...open} title="Fish tacos">
          <StepHead onBack={nothing}>Move to…</StepHead>
        </Sheet>
      ),
    },
    { name: 'Question', frame: 'phone', Show: () => <ConfirmDialog {...question} isDangerous /> },
    {
      name: 'Question, being done',
      frame: 'phone',
      Show: () => <ConfirmDialog {...question} isDangerous isBusy />,
    },
    { name: 'Question, asked by a button', Show: Asked },
    {
      name: 'Panel of a button',
      Show: () => (
        <PanelFrame
          title="Fish tacos"
          position="bottom-start"
          width={320}
          trigger={(props) => <Button {...props}>Options</Button>}
        >
          {() => <Rows />}
        </PanelFrame>
      ),
    },
  ],
};
