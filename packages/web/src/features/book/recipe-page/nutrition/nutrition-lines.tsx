/** The share of each line, the largest first, and what is not counted with the reason. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { NutritionLineOnWire } from '@saltbush/contract/recipe/recipe-nutrition';
import { nutrientAmount } from '@saltbush/recipe-parser/recipe/nutrients';
import { locale } from '../../../../locale';
import { nameWithin, type NutritionEntry, nutritionEntries } from './nutrition-entries';
import classes from './nutrition-panel.module.css';

type Reason = NonNullable<NutritionLineOnWire['reason']>;

export function NutritionLines({ lines }: { lines: readonly NutritionLineOnWire[] }) {
  const counted = nutritionEntries(lines);
  const uncounted = lines.filter(({ reason }) => reason !== undefined);
  return (
    <div className={classes.proof}>
      {counted.length > 0 && (
        <>
          <h3>
            <Trans>Counted, in all</Trans>
          </h3>
          <CountedList label={t`Counted lines`} entries={counted} />
        </>
      )}
      {uncounted.length > 0 && (
        <>
          <h3>
            <Trans>Not counted</Trans>
          </h3>
          <ul aria-label={t`Lines not counted`}>
            {uncounted.map((line, index) => (
              <li key={index}>
                <span className={classes.name}>{nameWithin(line)}</span>
                <span>{reasonTexts[line.reason!]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function CountedList({ label, entries }: { label: string; entries: readonly NutritionEntry[] }) {
  return (
    <ul aria-label={label}>
      {entries.map((entry, index) => (
        <li key={index}>
          <span className={classes.name}>{entry.name}</span>
          <span>{countedText(entry)}</span>
          {entry.parts.length > 0 && (
            <CountedList label={t`Counted of ${entry.name}`} entries={entry.parts} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** @example countedText(butter) // '100 g · 3,000 kJ · 62 %' */
function countedText({ grams, energyKj, share, countedShare }: NutritionEntry): string {
  const weight = grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams);
  return [
    `${weight.toLocaleString(locale())} g`,
    countedShare === undefined
      ? ''
      : t`${Math.round(countedShare * 100)} % of it stays on the food`,
    nutrientAmount('energyKj', energyKj),
    share === undefined ? '' : `${Math.round(share * 100)} %`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

const reasonTexts: Readonly<Record<Reason, string>> = {
  optional: t`Optional`,
  'nothing-to-eat': t`Adds nothing`,
  seasoning: t`A seasoning, next to nothing`,
  'food-unknown': t`We don’t know this food`,
  'no-figures': t`The tables have no such food`,
  'amount-unknown': t`No amount is given`,
  'unit-unknown': t`We don’t know what that weighs`,
  'recipe-closed': t`You can’t open this recipe`,
};
