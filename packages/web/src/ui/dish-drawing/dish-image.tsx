/** A drawn dish as an image. Each is drawn once, in the browser's free time, one after another. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { drawDish, type DrawnCover } from './draw-dish';

export interface DishImageProps extends DrawnCover {
  className?: string | undefined;
}

export function DishImage({ className, title, kind, foods, colour }: DishImageProps) {
  const isDark = useSyncExternalStore(subscribeToScheme, isSchemeDark);
  const key = JSON.stringify([title, kind, foods, colour, isDark]);
  const [drawn, setDrawn] = useState({ key, address: addresses.get(key) });
  const address = drawn.key === key ? drawn.address : addresses.get(key);
  useEffect(() => {
    let isShown = true;
    void addressOf(key).then((found) => isShown && setDrawn({ key, address: found }));
    return () => {
      isShown = false;
    };
  }, [key]);
  return address === undefined ? (
    <span className={className} />
  ) : (
    <img className={className} src={address} alt="" decoding="async" />
  );
}

async function addressOf(key: string): Promise<string> {
  const known = addresses.get(key);
  if (known !== undefined) return known;
  turn = turn.then(untilIdle);
  await turn;
  const [title, kind, foods, colour, isDark] = JSON.parse(key) as DrawingKey;
  const address =
    addresses.get(key) ??
    URL.createObjectURL(
      new Blob([drawDish({ title, kind, foods, colour }, isDark)], { type: 'image/svg+xml' }),
    );
  remember(key, address);
  return address;
}

type DrawingKey = [
  title: string,
  kind: DrawnCover['kind'],
  foods: string[],
  colour: DrawnCover['colour'],
  isDark: boolean,
];

function remember(key: string, address: string): void {
  addresses.set(key, address);
  const [oldest] = addresses;
  if (addresses.size <= mostDrawings || !oldest) return;
  addresses.delete(oldest[0]);
  URL.revokeObjectURL(oldest[1]);
}

const addresses = new Map<string, string>();
/** They have about 50 KB each. */
const mostDrawings = 200;

let turn: Promise<unknown> = Promise.resolve();

/** Safari has no idle callbacks. */
const untilIdle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve, { timeout: 200 })
      : setTimeout(resolve),
  );

const isSchemeDark = (): boolean =>
  document.documentElement.getAttribute(schemeAttribute) === 'dark';

function subscribeToScheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [schemeAttribute] });
  return () => observer.disconnect();
}

const schemeAttribute = 'data-mantine-color-scheme';
