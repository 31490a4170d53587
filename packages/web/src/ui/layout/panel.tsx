/** A card with a heading, a text and controls. */
import { Title } from '@mantine/core';
import { useId, type ReactNode, type Ref } from 'react';
import classes from './panel.module.css';

export interface PanelProps {
  title?: string | undefined;
  /** Beside the title, as a state is. */
  beside?: ReactNode;
  /** One of several of a kind, below a heading for all of them. */
  isOneOfMany?: boolean;
  /** `aria-label` when there is no title. */
  label?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
  tabIndex?: number | undefined;
  children: ReactNode;
}

export function Panel(props: PanelProps) {
  const { title, beside, isOneOfMany = false, label, ref, tabIndex, children } = props;
  const titleId = useId();
  const Tag = isOneOfMany ? 'article' : 'section';
  return (
    <Tag
      ref={ref}
      tabIndex={tabIndex}
      className={classes.panel}
      aria-label={label}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title !== undefined && (
        <div className={classes.head}>
          <Title
            order={isOneOfMany ? 3 : 2}
            size={isOneOfMany ? 'h4' : 'h3'}
            id={titleId}
            className={classes.title}
          >
            {title}
          </Title>
          {beside}
        </div>
      )}
      {children}
    </Tag>
  );
}
