/** Chooses the tin of a cake, and says what another one changes. */
import { NativeSelect } from '@mantine/core';
import { scaleFactor } from '@saltbush/domain/recipes/serves';
import { tinLabel } from '@saltbush/domain/recipes/tins/tin';
import { tinAdvice } from '@saltbush/domain/recipes/tins/tin-advice';
import classes from './tin-select.module.css';
import type { TinChoice } from './use-tin';

export interface TinSelectProps {
  tin: TinChoice;
  /** Of the recipe, as chosen, and for how many that is in the chosen tin. */
  serves: { own: number; chosen: number; inTin: number };
}

export function TinSelect({ tin: { own, chosen, tins, choose }, serves }: TinSelectProps) {
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
            For about {serves.inTin}. {advice.height} {advice.time} The steps name the tin of the
            recipe.
          </>
        )}
      </output>
    </div>
  );
}
