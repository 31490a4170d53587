/** Substitutes, the best first, each with what can be done with it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import type { Substitute } from '@saltbush/domain/recipe/substitutions/substitutes';
import { AmountText, unitFor } from '../../recipe/recipe-content';
import classes from './substitutions.module.css';
import { useChangeRemembered } from './use-remembered';

export type OfferAction = (offer: Substitute, index: number) => ReactNode;

export interface OfferListProps {
  offers: readonly Substitute[];
  householdId: string | undefined;
  action: OfferAction;
}

export function OfferList({ offers, householdId, action }: OfferListProps) {
  const { forget } = useChangeRemembered(householdId);
  if (offers.length === 0) return null;
  return (
    <ul className={classes.offers} aria-label={t`Substitutes`}>
      {offers.map((offer, index) => (
        <li key={`${offer.rememberedId} ${offer.text}`} className={classes.offer}>
          <OfferText offer={offer} />
          <div className={classes.buttons}>
            {action(offer, index)}
            {offer.rememberedId !== undefined && (
              <ActionIcon
                size={44}
                variant="subtle"
                color="gray"
                aria-label={t`Forget: ${offer.text}`}
                onClick={() => void forget({ _id: offer.rememberedId! })}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden />
              </ActionIcon>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function OfferText({ offer: { lines, per, note, suits, notFor, rememberedId } }: OfferTextProps) {
  return (
    <div>
      <p className={classes.lines}>
        {lines.map(({ amount, unit, name, note: remark }, at) => (
          <span key={at}>
            {at > 0 && ` ${t`and`} `}
            <AmountText text={amount} /> {unitFor(unit, amount)} {name}
            {remark && `, ${remark}`}
          </span>
        ))}
        {per && (
          <span className={classes.per}>
            {' '}
            <Trans>for {per}</Trans>
          </span>
        )}
      </p>
      {rememberedId !== undefined && (
        <p className={classes.fact}>
          <Trans>What you use</Trans>
        </p>
      )}
      {suits.length > 0 && (
        <p className={classes.suits}>
          <Trans>Suits {suits.join(', ')}</Trans>
        </p>
      )}
      {notFor.length > 0 && (
        <p className={classes.notFor}>
          <Trans>Not for {notFor.join(', ')}</Trans>
        </p>
      )}
      {note && <p className={classes.fact}>{note}</p>}
    </div>
  );
}

interface OfferTextProps {
  offer: Substitute;
}
