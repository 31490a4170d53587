/** One person: name, age, what they can't or don't eat, portion. Opens their sheet. */
import { t } from '@lingui/core/macro';
import { UnstyledButton } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconLeaf from '@tabler/icons-react/dist/esm/icons/IconLeaf.mjs';
import { useState } from 'react';
import type { Eater } from '@saltbush/domain/plan/eaters/eaters';
import { EaterCircle } from './eater-circle';
import classes from './eater-item.module.css';
import { describeAge, formatPortions } from './portion-text';
import { describeAllergies, describeDiets } from './needs-text';

export interface EaterItemProps {
  eater: Eater;
  isMe: boolean;
  /** Among all who eat. */
  index: number;
  onOpen: () => void;
}

export function EaterItem({ eater, isMe, index, onOpen }: EaterItemProps) {
  const name = isMe ? t`You` : eater.name;
  const [year] = useState(() => new Date().getFullYear());
  return (
    <li>
      <UnstyledButton className={classes.eater} aria-haspopup="dialog" onClick={onOpen}>
        <EaterCircle eater={eater} isMe={isMe} index={index} />
        <span className={classes.person}>
          <span className={classes.name}>{name}</span>{' '}
          <span className={classes.age}>{describeAge(eater, year)}</span>
        </span>{' '}
        <Needs eater={eater} />{' '}
        <span className={classes.portion}>
          {formatPortions(eater.portion)}
          <span className={classes.readOut}> {eater.portion > 1 ? t`serves` : t`serve`}</span>
        </span>
        <IconChevronRight size={20} stroke={1.75} aria-hidden />
      </UnstyledButton>
    </li>
  );
}

function Needs({ eater: { allergies, diets } }: { eater: Eater }) {
  if (allergies.length === 0 && diets.length === 0) return null;
  return (
    <span className={classes.needs}>
      {diets.length > 0 && (
        <span className={classes.need} data-kind="diet">
          <IconLeaf size={16} stroke={1.75} aria-hidden />
          {describeDiets(diets)}
        </span>
      )}{' '}
      {allergies.length > 0 && (
        <span className={classes.need} data-kind="allergy">
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          {describeAllergies(allergies)}
        </span>
      )}
    </span>
  );
}
