/** The code behind a button: fetched on the way to the button, or when it is pressed. */
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { showToast } from '../feedback/toast';
import type { OnDemand } from '../on-demand';

/** What the button gets until its code is there. */
export interface UnloadedButtonProps {
  'aria-expanded': false;
  onClick: () => void;
  onFocus: () => void;
  onPointerEnter: () => void;
}

/**
 * Where the code cannot be fetched, a toast says so and offers to try again.
 *
 * @returns the code once the button was pressed, and the props of the button until then
 */
export function useOnDemand<T>({
  load,
  loaded,
}: OnDemand<T>): [T | undefined, UnloadedButtonProps] {
  const [isPressed, setPressed] = useState(false);
  const approach = () => void load().catch(() => undefined);
  const press = () => {
    load().then(
      () => setPressed(true),
      () => showFailure(press),
    );
  };
  const button = {
    'aria-expanded': false,
    onClick: loaded() ? () => setPressed(true) : press,
    onFocus: approach,
    onPointerEnter: approach,
  } as const;
  return [isPressed ? loaded() : undefined, button];
}

function showFailure(retry: () => void): void {
  showToast({
    kind: 'error',
    title: t`This could not be opened`,
    message: t`Saltbush could not load it. Check your connection.`,
    action: { label: t`Try again`, onClick: retry },
  });
}
