/** Chooses the tin of a cake, and says what another one changes. */
import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { scaleFactor, type Serves } from '@saltbush/domain/recipe/recipes/serves';
import { tinLabel } from '@saltbush/domain/recipe/recipes/tins/tin';
import { tinAdvice } from '@saltbush/domain/recipe/recipes/tins/tin-advice';
import classes from './tin-select.module.css';
import type { TinReading } from './use-tin';

export interface TinSelectProps {
  tin: TinReading;
  recipe: Serves;
  /** The chosen serves. */
  serves: number;
}

export function TinSelect({ tin, recipe, serves }: TinSelectProps) {
  if (!tin.choice) return null;
  const { own, chosen, tins, choose } = tin.choice;
  const isOther = chosen !== own;
  const advice = tinAdvice(own, chosen, scaleFactor(recipe.serves, serves));
  return (
    <div className={classes.tin}>
      <NativeSelect
        label={t`Cake tin`}
        data={tins.map((tin) => ({
          value: tinLabel(tin),
          label: tin === own ? t`${tinLabel(tin)} (as written)` : tinLabel(tin),
        }))}
        value={tinLabel(chosen)}
        onChange={({ target }) => choose(tins.find((tin) => tinLabel(tin) === target.value) ?? own)}
      />
      <output className={classes.advice}>
        {isOther && (
          <>
            {!recipe.isServesUnknown && `${t`For about ${{ serves: tin.serves }}.`} `}
            {advice.height} {advice.time} {t`The steps name the tin of the recipe.`}
          </>
        )}
      </output>
    </div>
  );
}
