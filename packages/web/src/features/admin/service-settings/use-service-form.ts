/** The state of the form of one service: what was typed, and how saving and trying it went. */
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { ServiceState } from '@saltbush/contract/admin/service-settings';
import { AppError } from '@saltbush/contract/errors';
import { describeError } from '../../../api/describe-error';
import { useFields } from '../../../ui/fields/use-fields';
import { useSubmit } from '../../../ui/fields/use-submit';
import { serviceForms, type Values } from './service-forms';
import { useCheckService, useSaveService } from './use-service-settings';

export interface Outcome {
  isWorking: boolean;
  message: string;
}

export type ServiceFormState = ReturnType<typeof useServiceForm>;

export function useServiceForm(state: ServiceState) {
  const texts = serviceForms[state.service];
  const fields = useFields(valuesOf(state));
  const [isOn, setOn] = useState(isToggledOn(state));
  const [saved, setSaved] = useState(() => textOf(fields.values, isOn));
  const [outcome, setOutcome] = useState<Outcome>();
  const save = useSaveService();
  const check = useCheckService();

  const send = async () => {
    setOutcome(undefined);
    const { secret = '', ...values } = fields.values;
    const change = texts.toChange(values, isOn);
    await save.mutateAsync(secret === '' ? change : { ...change, secret });
    // A saved secret is not shown again.
    fields.setValue('secret', '');
    setSaved(textOf({ ...fields.values, secret: '' }, isOn));
    setOutcome({ isWorking: true, message: t`Saved, and used from now on. Try it to be sure.` });
  };
  const handleFailure = (error: unknown) => {
    const messages = error instanceof AppError && Array.isArray(error.details) ? error.details : [];
    fields.setMessages(messages);
    if (messages.length === 0) setOutcome(failed(error));
  };
  const tryOut = async () => {
    setOutcome(undefined);
    setOutcome(await check.mutateAsync(state.service).catch(failed));
  };
  return {
    texts,
    fields,
    isOn,
    setOn,
    outcome,
    tryOut,
    isTrying: check.isPending,
    isChanged: textOf(fields.values, isOn) !== saved,
    ...useSubmit(send, handleFailure),
  };
}

const failed = (error: unknown): Outcome => ({
  isWorking: false,
  message: describeError(error).message,
});

/** Only to be compared. */
const textOf = (values: Values, isOn: boolean): string => JSON.stringify([values, isOn]);

function valuesOf({ service, settings }: ServiceState): Values {
  const stored: Record<string, unknown> = { ...settings };
  const { fields, furtherFields } = serviceForms[service];
  const entries = [...fields, ...furtherFields].map(({ name, initial = '' }) => [
    name,
    String(stored[name] ?? initial),
  ]);
  return { ...(Object.fromEntries(entries) as Values), secret: '' };
}

function isToggledOn({ service, settings }: ServiceState): boolean {
  const { toggle } = serviceForms[service];
  const stored: Record<string, unknown> = { ...settings };
  return toggle !== undefined && stored[toggle.name] === true;
}
