/** What a serve contains, beside what the source states, and how that was computed. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Loader } from '@mantine/core';
import { useState } from 'react';
import type { RecipeNutritionOnWire } from '@saltbush/contract/recipe/recipe-nutrition';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { knownServes } from '@saltbush/domain/recipe/recipes/serves';
import {
  type Nutrient,
  nutrientKeys,
  nutrientNames,
  nutrientText,
} from '@saltbush/recipe-parser/recipe/nutrients';
import { describeError } from '../../../../api/describe-error';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { NutritionLines } from './nutrition-lines';
import classes from './nutrition-panel.module.css';
import { useNutrition } from './use-nutrition';

export function NutritionFacts({ recipe }: { recipe: RecipeOnWire }) {
  const { data, error, isFetching, refetch } = useNutrition(recipe);
  if (data) return <Facts recipe={recipe} nutrition={data} />;
  if (!error) return <Loader aria-label={t`Loading`} />;
  return (
    <ErrorState
      message={describeError(error).message}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

interface FactsProps {
  recipe: RecipeOnWire;
  nutrition: RecipeNutritionOnWire;
}

function Facts({ recipe, nutrition }: FactsProps) {
  const [isProofShown, setProofShown] = useState(false);
  const columns = columnsOf(recipe, nutrition);
  const refusal = refusalOf(nutrition);
  return (
    <>
      {refusal && <p className={classes.refusal}>{refusal}</p>}
      {columns.length > 0 && <FactsTable columns={columns} />}
      <p className={classes.advice}>
        <Trans>
          An estimate from the ingredient list and the food tables of the USDA (SR28). Brands,
          cooking and what stays in the pan change it.
        </Trans>
      </p>
      {nutrition.lines.length > 0 && (
        <Button
          variant="subtle"
          aria-expanded={isProofShown}
          onClick={() => setProofShown(!isProofShown)}
        >
          {isProofShown ? t`Hide how` : t`Show how`}
        </Button>
      )}
      {isProofShown && <NutritionLines lines={nutrition.lines} />}
    </>
  );
}

type Amounts = Partial<Record<Nutrient, number | undefined>>;

interface Column {
  name: string;
  amounts: Amounts;
}

function FactsTable({ columns }: { columns: readonly Column[] }) {
  const known = nutrientKeys.filter((nutrient) =>
    columns.some(({ amounts }) => amounts[nutrient] !== undefined),
  );
  return (
    <table className={classes.facts}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Nutrient</Trans>
          </th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {known.map((nutrient) => (
          <tr key={nutrient}>
            <th scope="row">{nutrientNames[nutrient]}</th>
            {columns.map(({ name, amounts }) => (
              <td key={name}>{nutrientText(nutrient, amounts[nutrient])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The whole recipe only where nobody says for how many it is. */
function columnsOf(recipe: RecipeOnWire, nutrition: RecipeNutritionOnWire): Column[] {
  const { perServe, total, stated, isSure } = nutrition;
  const isWhole = isSure && knownServes(recipe) === undefined;
  return [
    ...(perServe ? [{ name: t`One serve`, amounts: perServe }] : []),
    ...(isWhole ? [{ name: t`The whole recipe`, amounts: total }] : []),
    ...(stated ? [{ name: t`One serve, by the source`, amounts: stated }] : []),
  ];
}

/** Why there is no figure of a serve. */
function refusalOf(nutrition: RecipeNutritionOnWire): string | undefined {
  if (nutrition.perServe) return undefined;
  if (nutrition.isSure) {
    return t`The recipe doesn’t say how many it serves, so we can’t say what one serve has.`;
  }
  const named = nutrition.lines.filter(({ reason }) => reason && reasonsAgainst.has(reason));
  const names = [...new Set(named.map(({ name }) => name))];
  if (names.length === 0) return t`We can’t say: nothing in the ingredients could be counted.`;
  const rest = names.length - mostNames;
  const listed = names.slice(0, mostNames).join(', ');
  return rest > 0
    ? t`We can’t say: too little could be counted without ${listed} and ${rest} more.`
    : t`We can’t say: too little could be counted without ${listed}.`;
}

const mostNames = 3;
const reasonsAgainst: ReadonlySet<string> = new Set([
  'food-unknown',
  'no-figures',
  'amount-unknown',
  'unit-unknown',
  'recipe-closed',
]);
