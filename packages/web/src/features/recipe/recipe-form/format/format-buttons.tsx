/** Bold, list and link for a field; keys do the same. */
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import classes from './format-buttons.module.css';
import type { Mark } from './edit-for';
import { applyMark } from './format-field';

export interface FormatButtonsProps {
  fieldId: string;
  /** "notes": what is written there. */
  name: string;
}

export function FormatButtons({ fieldId, name }: FormatButtonsProps) {
  const apply = (mark: Mark) => {
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLTextAreaElement) applyMark(field, mark);
  };
  return (
    <div className={classes.buttons}>
      {choices.map(({ mark, label, Icon }) => (
        <ActionIcon
          key={mark}
          variant="subtle"
          size="2.75rem"
          aria-label={t`${label} in the ${name}`}
          title={label}
          // The field keeps the focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => apply(mark)}
        >
          <Icon size={20} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  );
}

const choices = [
  { mark: 'bold', label: t`Bold`, Icon: IconBold },
  { mark: 'list', label: t`List`, Icon: IconList },
  { mark: 'link', label: t`Link`, Icon: IconLink },
] as const;
