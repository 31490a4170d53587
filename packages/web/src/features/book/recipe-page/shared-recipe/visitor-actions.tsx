/** A visitor saves a recipe by signing in or creating an account (Spec 4, auto-save). */
import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { paths } from '../../../../paths';
import { LinkButton } from '../../../../ui/link-button';
import { PrintButton } from './print-button';
import classes from './shared-actions.module.css';

export function VisitorActions() {
  const redirect = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  return (
    <div className={classes.actions}>
      <LinkButton to={paths.login} search={{ redirect, autoSave: 'true' }}>
        <Trans>Save to my recipes</Trans>
      </LinkButton>
      <LinkButton to={paths.register} search={{ redirect }} variant="default">
        <Trans>Create an account</Trans>
      </LinkButton>
      <PrintButton />
    </div>
  );
}
