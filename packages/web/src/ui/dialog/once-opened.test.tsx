import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lazyPart } from '../lazy-part';
import { onceOpened } from './once-opened';

test('an overlay whose code is on its way shows at once that it opens', async () => {
  let arrive = () => {};
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Panel = ({ isOpen }: { isOpen: boolean }) => isOpen && <p>Who is home?</p>;
  const Overlay = onceOpened(
    lazyPart(async () => {
      await onItsWay;
      return Panel;
    }),
  );
  const { rerender } = render(<Overlay isOpen={false} />);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<Overlay isOpen />);
  screen.getByRole('status', { name: 'Opening' });
  arrive();
  await screen.findByText('Who is home?');
  expect(screen.queryByRole('status')).toBeNull();
});
