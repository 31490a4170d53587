/** Below the ingredients: what does for one that is not there. */
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import { useState } from 'react';
import { SubstitutesDialog } from './substitutes-dialog.lazy';
import type { SubstitutesDialogProps } from './substitutes-dialog';

export function SubstitutesButton(props: Omit<SubstitutesDialogProps, 'onClosed'>) {
  const [isOpen, setOpen] = useState(false);
  if (props.recipe.ingredients.length === 0) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        mih={44}
        ms="-0.5rem"
        leftSection={<IconArrowsExchange size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Trans>Missing something?</Trans>
      </Button>
      {isOpen && <SubstitutesDialog {...props} onClosed={() => setOpen(false)} />}
    </>
  );
}
