/** The description of a recipe: two lines of it, and the rest by "More". On paper all of it. */
import { t } from '@lingui/core/macro';
import { UnstyledButton } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedText } from '../../recipe/recipe-content';
import classes from './recipe-description.module.css';

export function RecipeDescription({ text }: { text: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isLong, setLong] = useState(false);
  const [isWhole, setWhole] = useState(false);
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = paragraph.current ?? {};
    setLong(scrollHeight > clientHeight + 1);
  }, [text]);
  return (
    <div className={classes.description}>
      <p ref={paragraph} data-whole={isWhole || undefined}>
        <FormattedText text={text} />
      </p>
      {isLong && (
        <UnstyledButton
          className={classes.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t`Less` : t`More`}
        </UnstyledButton>
      )}
    </div>
  );
}
