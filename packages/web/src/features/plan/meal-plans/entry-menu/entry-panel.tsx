/** All that dragging does to an entry, and what has no space on its card: a few rows, and a step for days and for meals. */
import { useState } from 'react';
import {
  PanelFrame,
  type ClosePanel,
  type PanelFrameProps,
} from '../../../../ui/panels/panel-frame';
import { EntryRows } from './entry-rows';
import type { EntryMenuProps, EntryStep } from './entry-step';
import { MealStep } from './meal-step';
import { MoreStep } from './more-step';
import { MoveStep } from './move-step';
import { EaterSwapStep } from './swap-row';

export function EntryPanel({
  trigger,
  ...entry
}: EntryMenuProps & Pick<PanelFrameProps, 'trigger'>) {
  return (
    <PanelFrame trigger={trigger} title={entry.name} position="bottom-end" width={324}>
      {(close) => <Steps {...entry} close={close} />}
    </PanelFrame>
  );
}

/** It begins with the rows whenever the panel opens. */
function Steps(props: EntryMenuProps & { close: ClosePanel }) {
  const [step, setStep] = useState<EntryStep>('rows');
  const [swapFor, setSwapFor] = useState<string>();
  const Step = { rows: EntryRows, move: MoveStep, meal: MealStep, more: MoreStep }[step];
  const steps = {
    ...props,
    onSwapFor: setSwapFor,
    onStep: (next: EntryStep) => {
      setSwapFor(undefined);
      setStep(next);
    },
  };
  return swapFor === undefined ? (
    <Step {...steps} />
  ) : (
    <EaterSwapStep {...steps} eaterId={swapFor} />
  );
}
