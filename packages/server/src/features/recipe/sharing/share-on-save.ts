import type { SharingUpdate } from '@saltbush/contract/recipe/sharing/sharing';
import type { AccessLostListener } from '../../access/recipe-access';
import type { ShareOnSave } from '../recipes';
import { changeSharings } from './change-sharing';
import { findSharingChange } from './sharing-change';

/** Applies the sharing fields of a call that creates or changes a recipe, in its transaction. */
export const shareOnSave =
  (onAccessLost: AccessLostListener): ShareOnSave =>
  (body: SharingUpdate, now: Date) => {
    const change = findSharingChange(body);
    return (
      change && ((tx, recipe) => changeSharings(tx, [{ recipe, change }], { now, onAccessLost }))
    );
  };
