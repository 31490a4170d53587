/** For what the shop has none of: other foods go on the list, and the line goes off it. Both are undone together. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { removalOf } from '@saltbush/domain/plan/shopping-list/changes/put-away';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import type { Substitute } from '@saltbush/domain/recipe/substitutions/substitutes';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import { unitFor } from '../../../recipe/recipe-content';
import { formatList } from '../../../../ui/format-list';
import { SubstituteOffers } from '../../substitutions';
import { actionCode } from '../actions/action-code.lazy';
import { offerAgain } from '../actions/make-changer';
import { useListContext } from '../list-context';

export interface UseInsteadProps {
  line: ListLine;
  onClose: () => void;
}

export function UseInstead({ line, onClose }: UseInsteadProps) {
  const { actions, scope } = useListContext();
  const { read, changeWithUndo } = actions.changer;
  const handleChoose = (offer: Substitute) => {
    const texts = offer.lines.filter(({ name }) => name !== 'water').map(itemText);
    const foods = formatList(texts);
    const title = t`${{ name: line.name }}: ${foods} instead`;
    actionCode.load().then(
      ({ newItems }) => {
        const { list, today, view } = read();
        changeWithUndo(title, ...removalOf(line, { days: list.days, today }), {
          name: 'addItems',
          args: { items: newItems(texts, view) },
        });
        onClose();
      },
      () => offerAgain(t`Not used yet: ${foods}`, () => handleChoose(offer)),
    );
  };
  return (
    <SubstituteOffers
      line={ingredientOf(line)}
      measures="au"
      scope={scope}
      action={(offer) => (
        <Button
          size="compact-md"
          mih={44}
          variant="light"
          aria-label={t`Use instead: ${offer.text}`}
          onClick={() => handleChoose(offer)}
        >
          <Trans>Use instead</Trans>
        </Button>
      )}
    />
  );
}

/** What the line asks for, where that is one amount. */
function ingredientOf({ computed: { name }, amounts }: ListLine): Ingredient {
  const [only, another] = amounts;
  if (!only || another || only.packageSize) return { name, amount: '', unit: '' };
  return { name, amount: String(only.amountMax ?? only.amount), unit: only.unit };
}

const itemText = ({ amount, unit, name }: Ingredient): string =>
  [amount, unitFor(unit, amount), name].filter(Boolean).join(' ');
