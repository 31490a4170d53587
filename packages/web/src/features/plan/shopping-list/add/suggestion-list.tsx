/** The suggestions under, or on a phone above, the field. */
import { t } from '@lingui/core/macro';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { Suggestion } from './suggestions';
import classes from './suggestion-list.module.css';

export interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  optionId: (index: number) => string;
  onChoose: (index: number) => void;
}

export function SuggestionList(props: SuggestionListProps) {
  const { id, suggestions, active, optionId, onChoose } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot belong to a text field
    <div id={id} role="listbox" aria-label={t`Suggestions`} className={classes.list}>
      {suggestions.map(({ text, detail }, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keyboard: arrows and Enter
        <div
          key={text}
          id={optionId(index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list around it
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={classes.option}
          // The field keeps the focus, and the phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <span className={classes.text}>
            {text}
            <span className={classes.detail}>{detail}</span>
          </span>
          <IconPlus size={20} stroke={1.75} aria-hidden />
        </div>
      ))}
    </div>
  );
}
