/** Shares a recipe: its link first, and one step further who can see it. */
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { PanelRow } from '../../../ui/panels/panel-row';
import { accessChoices, accessOf } from './access';
import { SendLink } from './links/send-link';
import { SubRecipeSharing } from './sub-recipe-sharing';
import { WhoCanSee } from './who-can-see';

export function SharePanel({ recipe }: { recipe: RecipeOnWire }) {
  const [isChoosing, setChoosing] = useState(false);
  if (isChoosing) return <WhoCanSee recipe={recipe} onBack={() => setChoosing(false)} />;
  const access = accessChoices.find(({ value }) => value === accessOf(recipe));
  return (
    <>
      <SendLink recipe={recipe} />
      <SubRecipeSharing recipe={recipe} />
      <PanelRow Icon={IconEye} isStep value={access?.label ?? ''} onClick={() => setChoosing(true)}>
        <Trans>Who can see this</Trans>
      </PanelRow>
    </>
  );
}
