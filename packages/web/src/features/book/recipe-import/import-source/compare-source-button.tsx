/** Opens a comparison of an imported recipe with its source; loaded on demand. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { useUser } from '../../../../api/session';
import { Dialog } from '../../../../ui/dialog/dialog';
import { usePrefetch } from '../../../../ui/use-prefetch';
import classes from './import-source.module.css';
import { SourceComparison } from './source-comparison.lazy';

export function CompareSourceButton({ recipe }: { recipe: RecipeOnWire }) {
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  usePrefetch(SourceComparison.load);
  if (!recipe.sourceAttribution || user?._id !== recipe.owner._id) return null;
  return (
    <>
      <Button variant="subtle" className={classes.open} onClick={() => setOpen(true)}>
        <Trans>Original</Trans>
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t`Original`} size="wide">
        <SourceComparison recipe={recipe} />
      </Dialog>
    </>
  );
}
