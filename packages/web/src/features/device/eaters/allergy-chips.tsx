/** What someone is allergic to: what labels must name, all tree nuts at once or one by one. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { allergens, treeNuts } from '@saltbush/domain/recipe/diets/allergens';
import { ManyChips } from '../../../ui/fields/many-chips';
import { needLabel } from './needs-text';
import classes from './allergy-chips.module.css';

export interface AllergyChipsProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

const nuts: readonly string[] = treeNuts;
const allNuts = 'tree-nuts';
const commonFirst = ['peanut', allNuts, 'milk', 'egg', 'wheat', 'gluten'];
const others = allergens.filter((id) => !nuts.includes(id) && !commonFirst.includes(id));

const choicesOf = (ids: readonly string[]) =>
  ids.map((value) => ({ value, label: needLabel(value) }));

export function AllergyChips({ value, onChange }: AllergyChipsProps) {
  const hasAllNuts = nuts.every((nut) => value.includes(nut));
  const hasSomeNuts = !hasAllNuts && nuts.some((nut) => value.includes(nut));
  const [areNutsShown, setNutsShown] = useState(hasSomeNuts);
  const handleChange = (chosen: string[]) => {
    const single = chosen.filter((id) => id !== allNuts);
    if (chosen.includes(allNuts) === hasAllNuts) onChange(single);
    else {
      const without = single.filter((id) => !nuts.includes(id));
      onChange(hasAllNuts ? without : [...without, ...nuts]);
    }
  };
  return (
    <div>
      <ManyChips
        label={t`Allergies`}
        choices={choicesOf([...commonFirst, ...others])}
        value={hasAllNuts ? [...value, allNuts] : value}
        onChange={handleChange}
      />
      {areNutsShown ? (
        <ManyChips
          label={t`Single nuts`}
          choices={choicesOf(nuts)}
          value={value}
          onChange={onChange}
        />
      ) : (
        <UnstyledButton className={classes.more} onClick={() => setNutsShown(true)}>
          <Trans>Choose single nuts</Trans>
        </UnstyledButton>
      )}
    </div>
  );
}
