/** Before the shop: leads to what is to be checked at home, which stands below the aisles. */
import { Button } from '@mantine/core';
import classes from '../list-aisles.module.css';
import { useListContext } from '../list-context';

export function CheckLink() {
  const { list } = useListContext();
  const count = list.checkAtHome.length;
  if (count === 0 || list.done > 0) return null;
  return (
    <Button variant="subtle" className={classes.check} onClick={showCheckAtHome}>
      Check {count === 1 ? '1 thing' : `${count} things`} at home
    </Button>
  );
}

function showCheckAtHome() {
  const heading = document.querySelector<HTMLElement>('[data-look="card"] button');
  heading?.scrollIntoView();
  heading?.focus();
}
