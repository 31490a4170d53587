/** Opens the image picker in a dialog; its code is loaded on first use. */
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import IconPhotoSearch from '@tabler/icons-react/dist/esm/icons/IconPhotoSearch.mjs';
import { useState, type SyntheticEvent } from 'react';
import { Dialog } from '../../../ui/dialog/dialog';
import { LoadedPart } from '../../../ui/loaded-part';
import type { ChosenImage, ImageRecipe } from './chosen-image';
import { pickerPanels } from './picker-panels.lazy';
import { saySelected } from './say-selected';

export interface ChooseImageButtonProps {
  /** Asked when the picker opens. */
  getRecipe: () => ImageRecipe;
  onChoose: (image: ChosenImage) => void;
  onFile: (file: File) => void;
}

export function ChooseImageButton({ getRecipe, onChoose, onFile }: ChooseImageButtonProps) {
  const [recipe, setRecipe] = useState<ImageRecipe>();
  const [isOpen, setOpen] = useState(false);
  const partProps = {
    recipe: recipe ?? { title: '', ingredients: [], instructions: [] },
    onChoose: (image: ChosenImage) => {
      onChoose(image);
      setOpen(false);
      saySelected();
    },
    onFile: (file: File) => {
      onFile(file);
      setOpen(false);
    },
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPhotoSearch size={20} stroke={1.75} aria-hidden />}
        onClick={() => {
          setRecipe(getRecipe());
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {/* React passes events of a dialog on to the form and the drop area around its button. */}
      <div onSubmit={stop} onDrop={stop} onDragOver={stop} onDragLeave={stop}>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={label} size="wide">
          <LoadedPart code={pickerPanels} partProps={partProps} />
        </Dialog>
      </div>
    </>
  );
}

const label = t`Choose a picture`;

const stop = (event: SyntheticEvent) => event.stopPropagation();
