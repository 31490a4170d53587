/** What the ingredient list tells about allergens and diets: one line, and on demand the lines that decide. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { type Diet, allergens, diets } from '@saltbush/domain/recipe/diets/allergens';
import { type RecipeDiets, verdictOf } from '@saltbush/domain/recipe/diets/diet-facts';
import { allergenLabels, dietLabels } from '../../../recipe/diets';
import classes from './diet-summary.module.css';

type Recipe = Pick<RecipeOnWire, 'ingredients' | 'diets'>;

/** Nothing for a recipe without ingredients, or one that was not derived by the newest rules yet. */
export function DietSummary({ recipe }: { recipe: Recipe }) {
  const found = recipe.diets;
  if (!found || recipe.ingredients.length === 0) return null;
  const textsOf = lineTexts(recipe);
  return (
    <details className={classes.summary}>
      <summary>{summaryOf(found)}</summary>
      <dl className={classes.findings}>
        {rowsOf(found).map(({ term, lines }) => (
          <div key={term}>
            <dt>{term}</dt>
            {textsOf(lines).map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
        {found.unknownLines.length > 0 && (
          <div>
            <dt>
              <Trans>We couldn’t read these, so they may contain anything</Trans>
            </dt>
            {textsOf(found.unknownLines).map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        )}
      </dl>
      <p className={classes.advice}>
        <Trans>
          Check labels: this is read from the ingredient list. It doesn’t know about traces, the
          steps or the brands you buy.
        </Trans>
      </p>
    </details>
  );
}

interface Row {
  term: string;
  lines: readonly number[];
}

/** @example summaryOf(diets) // 'Contains milk, wheat · Not sure: soy' */
function summaryOf(found: RecipeDiets): string {
  const named = (verdict: 'contains' | 'unsure') =>
    allergens
      .filter((each) =>
        found.findings.some(({ of, ...rest }) => of === each && rest.verdict === verdict),
      )
      .map((each) => allergenLabels[each])
      .join(', ');
  const [contains, unsure] = [named('contains'), named('unsure')];
  const unread = found.unknownLines.length;
  const parts = [
    contains ? t`Contains ${contains}` : unread === 0 && !unsure ? t`No allergens found` : '',
    unsure && t`Not sure: ${unsure}`,
    unread > 0
      ? plural(unread, { one: 'We couldn’t read # line', other: 'We couldn’t read # lines' })
      : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** Allergens that it contains, then those that it may, then diets. */
function rowsOf(found: RecipeDiets): Row[] {
  const named = diets.filter((diet) => !isNamedByAllergen(found, diet));
  return [
    ...allergenRows(found, 'contains'),
    ...allergenRows(found, 'unsure'),
    ...named.map((diet) => dietRow(found, diet)),
  ];
}

/** Gluten and milk have rows of their own, where there are any. */
function isNamedByAllergen({ findings }: RecipeDiets, diet: Diet): boolean {
  return (
    (diet === 'gluten-free' || diet === 'dairy-free') && findings.some(({ of }) => of === diet)
  );
}

/** Allergens of the same lines are one row: "May contain almond, cashew". */
function allergenRows({ findings }: RecipeDiets, verdict: 'contains' | 'unsure'): Row[] {
  const byLines = new Map<string, { names: string[]; lines: readonly number[] }>();
  for (const allergen of allergens) {
    const finding = findings.find((each) => each.of === allergen && each.verdict === verdict);
    if (!finding) continue;
    const key = finding.lines.join();
    const row = byLines.get(key) ?? { names: [], lines: finding.lines };
    row.names.push(allergenLabels[allergen]);
    byLines.set(key, row);
  }
  const prefix = verdict === 'contains' ? t`Contains` : t`May contain`;
  return [...byLines.values()].map(({ names, lines }) => ({
    term: `${prefix} ${names.join(', ')}`,
    lines,
  }));
}

function dietRow(found: RecipeDiets, diet: Diet): Row {
  const finding = found.findings.find(({ of }) => of === diet);
  const labels = dietLabels[diet];
  const verdict = verdictOf(found, diet);
  const term =
    verdict === 'no-sign' ? labels.suits : verdict === 'unsure' ? labels.unsure : labels.refused;
  return { term, lines: finding?.lines ?? [] };
}

/** Lines as they are written, each once. */
function lineTexts({ ingredients }: Recipe) {
  const texts = ingredients.map(({ amount, unit, name, note }) =>
    [[amount, unit, name].filter((text) => text !== '').join(' '), note].filter(Boolean).join(', '),
  );
  return (lines: readonly number[]) => [...new Set(lines.flatMap((line) => texts[line] ?? []))];
}
