import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage, screen } from '../../testing/render';
import { PreservedFocus } from './preserved-focus';

function Page() {
  const [names, setNames] = useState(['one', 'two', 'three']);
  return (
    <>
      <PreservedFocus>
        {names.map((name) => (
          <button key={name} onClick={() => setNames(names.filter((other) => other !== name))}>
            {name}
          </button>
        ))}
        <button onClick={() => setNames([])}>all</button>
      </PreservedFocus>
      <button onClick={() => setTimeout(() => setNames(['one']), 0)}>later</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('a control that goes away leaves the focus to what stands in its place', async () => {
  const { person } = await renderPage(Page, { at: '/' });
  await person.click(button('two'));
  expect(document.activeElement).toBe(button('three'));
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('all'));
});

test('the last place takes the focus where there is none behind', async () => {
  const { person } = await renderPage(Page, { at: '/' });
  await person.click(button('all'));
  expect(document.activeElement).toBe(button('all'));
});

test('a person who moved the focus elsewhere is left there', async () => {
  const { person } = await renderPage(Page, { at: '/' });
  button('two').focus();
  await person.click(button('later'));
  await expect.poll(() => screen.queryByRole('button', { name: 'two' })).toBeNull();
  expect(document.activeElement).toBe(button('later'));
});
