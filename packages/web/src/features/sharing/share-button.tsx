/** Shares a recipe of one's own; what the dialog holds is loaded when the page has come to rest. */
import { Button } from '@mantine/core';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { lazy, Suspense, useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { Dialog } from '../../ui/dialog';
import { useFetchAhead } from '../../ui/use-fetch-ahead';

const loadPanel = async () => ({ default: (await import('./share-panel')).SharePanel });
const SharePanel = lazy(loadPanel);

export function ShareButton({ recipe }: { recipe: RecipeOnWire }) {
  const [isOpen, setOpen] = useState(false);
  useFetchAhead(loadPanel);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconShare size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Share
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={`Share ${recipe.title}`}>
        <Suspense fallback={null}>
          <SharePanel recipe={recipe} />
        </Suspense>
      </Dialog>
    </>
  );
}
