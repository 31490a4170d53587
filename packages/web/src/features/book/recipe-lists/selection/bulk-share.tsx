import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { useState } from 'react';
import { BulkShareDialog } from '../../sharing';
import type { BatchActionProps } from './batch-action';

export function BulkShare({ recipes, onDone }: BatchActionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        disabled={recipes.length === 0}
        leftSection={<IconShare size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Trans>Share</Trans>
      </Button>
      <BulkShareDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        recipes={recipes}
        onDone={onDone}
      />
    </>
  );
}
