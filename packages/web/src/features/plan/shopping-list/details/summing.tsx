/** How a line was added up, and what can be taken out of it or put together with it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconArrowsJoin from '@tabler/icons-react/dist/esm/icons/IconArrowsJoin.mjs';
import IconArrowsSplit from '@tabler/icons-react/dist/esm/icons/IconArrowsSplit.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { PanelRow } from '../../../../ui/panels/panel-row';
import { useFoodActions } from '../actions/use-food-actions';
import { useListContext } from '../list-context';
import classes from './summing.module.css';
import { wordingsOf } from './wordings';

export function Summing({ line }: { line: ListLine }) {
  const { actions } = useListContext();
  const foods = useFoodActions();
  const wordings = wordingsOf(line);
  const splittable = wordings.length > 1 ? wordings.filter(({ isPlain }) => !isPlain) : [];
  const takeOff = (id: string, title: string) =>
    actions.changer.changeWithUndo(t`${title} removed`, {
      name: 'removeListedRecipe',
      args: { id },
    });
  return (
    <div>
      <Sum line={line} />
      {splittable.map(({ wording }) => (
        <PanelRow
          key={wording.key}
          Icon={IconArrowsSplit}
          onClick={() => foods.splitWording(wording, line.name)}
        >
          <Trans>Separate: {wording.name}</Trans>
        </PanelRow>
      ))}
      {line.apartFrom !== undefined && (
        <PanelRow Icon={IconArrowsJoin} onClick={() => foods.joinWording(line)}>
          <Trans>Combine with {line.apartFrom}</Trans>
        </PanelRow>
      )}
      {line.parts.map(
        (part) =>
          part.source === 'recipe' && (
            <PanelRow key={part.id} Icon={IconX} onClick={() => takeOff(part.id, part.recipeTitle)}>
              <Trans>Take {part.recipeTitle} off the list</Trans>
            </PanelRow>
          ),
      )}
    </div>
  );
}

/** How pieces, weights and volumes were added up. */
function Sum({ line }: { line: ListLine }) {
  const foods = useFoodActions();
  const { measures, reason, isApproximate } = line;
  if (reason === undefined && measures === undefined) return null;
  const isSplit = measures === 'apart';
  return (
    <div className={classes.sum}>
      <p className={classes.reason}>
        {isApproximate && (
          <strong>
            <Trans>Approximate.</Trans>{' '}
          </strong>
        )}
        {reason ?? (isSplit ? t`As the recipes measure it.` : t`Added up by weight or volume.`)}
      </p>
      {measures && (
        <Button variant="default" onClick={() => foods.setMeasuresSplit(line, !isSplit)}>
          {isSplit ? t`Add them up` : t`Don’t convert`}
        </Button>
      )}
    </div>
  );
}
