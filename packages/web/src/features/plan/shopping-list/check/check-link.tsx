/** Before the shop: leads to what is to be checked at home, which stands below the aisles. */
import { Plural } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from '../list-aisles.module.css';
import { useListContext } from '../list-context';

export function CheckLink() {
  const { list } = useListContext();
  const count = list.checkAtHome.length;
  // Whether it is before the shop is decided once: rows that are being ticked must not move up.
  const [isBefore] = useState(list.done === 0);
  if (count === 0 || !isBefore) return null;
  return (
    <Button variant="subtle" className={classes.check} onClick={showCheckAtHome}>
      <Plural value={count} one="Check # thing at home" other="Check # things at home" />
    </Button>
  );
}

function showCheckAtHome() {
  const heading = document.querySelector<HTMLElement>('[data-look="card"] button');
  heading?.scrollIntoView();
  heading?.focus();
}
