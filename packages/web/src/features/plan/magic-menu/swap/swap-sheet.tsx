/** Three other dishes for a day, and a search of all recipes. Keys 1 to 3 choose one. */
import { t } from '@lingui/core/macro';
import { TextInput, UnstyledButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { MenuCandidate } from '@saltbush/contract/plan/magic-menu';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { Pick as MenuPick } from '@saltbush/domain/plan/magic-menu/magic-menu';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { defaultMeal } from '@saltbush/domain/plan/meal-plans/menu';
import type { MenuDay } from '@saltbush/domain/plan/magic-menu/week/week-slots';
import { mealWord } from '@saltbush/domain/plan/meal-plans/meal-words';
import { Sheet } from '../../../../ui/dialog/sheet';
import { RecipeCover } from '../../../recipe/recipes';
import classes from './swap-sheet.module.css';

export interface SwapSheetProps {
  /** Undefined: closed. */
  day: (Pick<MenuDay, 'slotId' | 'name'> & { meal?: string }) | undefined;
  /** Undefined while they are being chosen. */
  alternatives: readonly MenuPick[] | undefined;
  candidates: readonly MenuCandidate[];
  cards: ReadonlyMap<string, RecipeCard>;
  onUse: (slotId: string, recipeId: string) => void;
  onClose: () => void;
}

export function SwapSheet({ day, onUse, onClose, ...rest }: SwapSheetProps) {
  const handleUse = (recipeId: string) => {
    if (day) onUse(day.slotId, recipeId);
    onClose();
  };
  return (
    <Sheet
      isOpen={day !== undefined}
      onClose={onClose}
      title={
        day
          ? t`Another ${{ meal: mealWord(day.meal ?? defaultMeal) }} for ${{ day: day.name }}`
          : ''
      }
    >
      {day && <SwapContent {...rest} onUse={handleUse} />}
    </Sheet>
  );
}

type SwapContentProps = Omit<SwapSheetProps, 'day' | 'onUse' | 'onClose'> & {
  onUse: (recipeId: string) => void;
};

function SwapContent({ alternatives, candidates, cards, onUse }: SwapContentProps) {
  const [search, setSearch] = useState('');
  useDigitKeys((index) => {
    const other = alternatives?.[index];
    if (other) onUse(other.recipeId);
  });
  const isSearching = search.trim() !== '';
  // Undefined while they are being chosen.
  const shown: readonly Found[] | undefined = isSearching
    ? matching(candidates, search)
    : alternatives;
  return (
    <>
      <ul className={classes.list} aria-label={t`Other dinners`} aria-busy={shown === undefined}>
        {shown?.map(({ recipeId, reason }) => (
          <DishChoice
            key={recipeId}
            facts={candidates.find(({ _id }) => _id === recipeId)}
            card={cards.get(recipeId)}
            reason={reason}
            onUse={() => onUse(recipeId)}
          />
        ))}
      </ul>
      {shown?.length === 0 && (
        <p className={classes.none}>
          {isSearching ? t`No recipe called “${search}”.` : t`No other recipe fits this day.`}
        </p>
      )}
      <TextInput
        type="search"
        label={t`Choose from your recipes`}
        value={search}
        onChange={({ currentTarget: { value } }) => setSearch(value)}
      />
    </>
  );
}

interface DishChoiceProps {
  facts: MenuCandidate | undefined;
  card: RecipeCard | undefined;
  reason: string | undefined;
  onUse: () => void;
}

function DishChoice({ facts, card, reason, onUse }: DishChoiceProps) {
  const title = facts?.title ?? '';
  return (
    <li>
      <UnstyledButton className={classes.choice} onClick={onUse}>
        <span className={classes.cover} aria-hidden>
          <RecipeCover recipe={card ?? { title }} sizes="96px" />
        </span>
        <span className={classes.text}>
          <span className={classes.title}>{title}</span>
          {facts?.minutes !== undefined && <span>{formatMinutes(facts.minutes)}</span>}
          {reason && <span>{reason}</span>}
        </span>
      </UnstyledButton>
    </li>
  );
}

interface Found {
  recipeId: string;
  /** Not of one that was searched for. */
  reason?: string;
}

function matching(candidates: readonly MenuCandidate[], search: string): Found[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return candidates
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .slice(0, mostFound)
    .map(({ _id }) => ({ recipeId: _id }));
}

const mostFound = 30;

/** Not while someone types. */
function useDigitKeys(onDigit: (index: number) => void): void {
  useEffect(() => {
    const handleKey = ({ key, target }: KeyboardEvent) => {
      if (!(target instanceof HTMLInputElement) && /^[1-3]$/.test(key)) onDigit(Number(key) - 1);
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  });
}
