/** Opens "At home", whose foods the ideas are for: their places, and until when they keep. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Sheet } from '../../../ui/dialog/sheet';
import { LoadedPart } from '../../../ui/loaded-part';
import { homePanel } from '../../plan/shopping-list';
import type { PlanScope } from '../../device/view-mode';

export function HomeButton({ scope }: { scope: PlanScope }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" px="xs" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>At home</Trans>
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t`At home`}>
        <LoadedPart code={homePanel} partProps={{ scope }} />
      </Sheet>
    </>
  );
}
