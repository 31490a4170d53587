/** Chooses the tin of a cake, and says what another one changes. */
import { NativeSelect } from '@mantine/core';
import { scaleFactor } from '@saltbush/domain/recipes/serves';
import { tinLabel } from '@saltbush/domain/recipes/tins/tin';
import { tinAdvice } from '@saltbush/domain/recipes/tins/tin-advice';
import classes from './tin-select.module.css';
import type { TinReading } from './use-tin';

export interface TinSelectProps {
  tin: TinReading;
  /** Of the recipe, and as chosen. */
  serves: { own: number; chosen: number; isUnknown: boolean | undefined };
}

export function TinSelect({ tin, serves }: TinSelectProps) {
  if (!tin.choice) return null;
  const { own, chosen, tins, choose } = tin.choice;
  const isOther = chosen !== own;
  const advice = tinAdvice(own, chosen, scaleFactor(serves.own, serves.chosen));
  return (
    <div className={classes.tin}>
      <NativeSelect
        label="Cake tin"
        data={tins.map((tin) => ({
          value: tinLabel(tin),
          label: tin === own ? `${tinLabel(tin)} (as written)` : tinLabel(tin),
        }))}
        value={tinLabel(chosen)}
        onChange={({ target }) => choose(tins.find((tin) => tinLabel(tin) === target.value) ?? own)}
      />
      <output className={classes.advice}>
        {isOther && (
          <>
            {!serves.isUnknown && `For about ${tin.serves}. `}
            {advice.height} {advice.time} The steps name the tin of the recipe.
          </>
        )}
      </output>
    </div>
  );
}
