/** What a cook needs beside food; on paper too. */
import { Trans } from '@lingui/react/macro';
import classes from './recipe-ingredients.module.css';

export function RecipeEquipment({ equipment = [] }: { equipment?: string[] | undefined }) {
  if (equipment.length === 0) return null;
  return (
    <div>
      <h3 className={classes.heading}>
        <Trans>Equipment</Trans>
      </h3>
      <p className={classes.equipment}>{equipment.join(', ')}</p>
    </div>
  );
}
