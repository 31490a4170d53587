/** What does for one ingredient: what the household remembers, then the table, and the form to remember another. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton, Text } from '@mantine/core';
import { substitutesFor } from '@saltbush/domain/recipe/substitutions/substitutes';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { useWhoEats } from '../../device/eaters';
import { householdName, type PlanScope } from '../../device/view-mode';
import { OfferList, type OfferAction } from './offer-list';
import { RememberForm } from './remember-form';
import { useRemembered } from './use-remembered';

export interface SubstituteOffersProps {
  /** As it is shown: for so many, in these measures. */
  line: Ingredient;
  measures: Measures;
  scope: PlanScope;
  /** What can be done with an offer; `index` is its place among the offers. */
  action: OfferAction;
}

export function SubstituteOffers({ line, measures, scope, action }: SubstituteOffersProps) {
  const { householdId } = scope;
  const whoEats = useWhoEats(scope);
  const { substitutions, isOffline, isLoading } = useRemembered(scope);
  if (isLoading) return <Skeleton height={120} />;
  const offers = substitutesFor(line, {
    measures,
    remembered: (substitutions ?? []).map(({ _id: id, ...row }) => ({ id, ...row })),
    eaters: (whoEats?.eaters ?? []).map(({ name, allergies, diets }) => ({
      name,
      needs: [...allergies, ...diets],
    })),
  });
  return (
    <>
      {offers.length === 0 && (
        <p>
          <Trans>We know no substitute for {line.name}.</Trans>
        </p>
      )}
      <OfferList offers={offers} householdId={householdId} action={action} />
      {isOffline ? (
        <Text c="dimmed" size="sm">
          {substitutions ? asStored : notStored}
        </Text>
      ) : (
        <RememberForm food={line.name} householdId={householdId} whose={whose(householdId)} />
      )}
    </>
  );
}

const asStored = t`As this device last had them. Connect to remember another.`;
const notStored = t`Couldn’t load your own substitutes. Check your connection.`;

const whose = (householdId: string | undefined): string =>
  householdId === undefined ? t`Only you see this.` : everyoneText(householdName(householdId));

const everyoneText = (household: string | undefined): string =>
  household === undefined
    ? t`Everyone in your community sees this.`
    : t`Everyone in ${household} sees this.`;
