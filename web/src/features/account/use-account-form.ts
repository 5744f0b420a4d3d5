import { type SyntheticEvent, useCallback, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError, failureMessage } from '../../lib/api.ts';
import { toastFailure } from '../../lib/toast-failure.ts';

/** What is wrong, by the field it is said beside; `form` is for what no field is to blame for. */
export type FormErrors<Field extends string> = Readonly<Partial<Record<Field | 'form', string>>>;

interface AccountFormOptions<Values extends Readonly<Record<string, string>>> {
  /** What the API takes; checked here first, so that what is wrong is said beside its field. */
  readonly schema: z.ZodMiniType<Values>;
  readonly send: (values: Values) => Promise<void>;
  /** The title of the toast where the server refuses, and what it says where the server said nothing. */
  readonly failureTitle: string;
  readonly fallback: string;
  /** What need not be typed. */
  readonly known?: Partial<Values> | undefined;
  /** The field a refusal belongs to; `form` where it is none's. */
  readonly blame?: (error: ApiError) => (keyof Values & string) | 'form';
}

type FoundErrors = Readonly<Record<string, string>>;
const noErrors: FoundErrors = {};

const inputsOf = (form: HTMLFormElement): readonly HTMLInputElement[] =>
  [...form.elements].filter(
    (element) => element instanceof HTMLInputElement && element.name !== '',
  ) as HTMLInputElement[];

/**
 * A form that begins or ends something about an account: checks, sends, and says what went wrong beside the field and
 * in a toast. What was typed stays. The focus goes to the first field that is wrong.
 */
export const useAccountForm = <Values extends Readonly<Record<string, string>>>(
  options: AccountFormOptions<Values>,
) => {
  const { schema, send, failureTitle, fallback, known, blame } = options;
  const [errors, setErrors] = useState(noErrors);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  const submit = useCallback(
    async (form: HTMLFormElement): Promise<void> => {
      if (isSending.current) return;
      const complain = (found: FoundErrors): void => {
        setErrors(found);
        const wrong = inputsOf(form).find(({ name }) => Object.hasOwn(found, name));
        // Once the field is enabled and described by what is said of it.
        setTimeout(() => wrong?.focus());
      };
      const typed = Object.fromEntries(inputsOf(form).map(({ name, value }) => [name, value]));
      const parsed = schema.safeParse({ ...known, ...typed });
      if (!parsed.success) {
        const found: Record<string, string> = {};
        for (const { path, message } of parsed.error.issues) found[String(path[0] ?? 'form')] ??= message;
        complain(found);
        return;
      }
      isSending.current = true;
      setBusy(true);
      setErrors(noErrors);
      try {
        await send(parsed.data);
      } catch (error) {
        toastFailure(error, failureTitle, fallback);
        const blamed = error instanceof ApiError ? blame?.(error) : undefined;
        complain({ [blamed ?? 'form']: failureMessage(error, fallback) });
      } finally {
        isSending.current = false;
        setBusy(false);
      }
    },
    [schema, send, failureTitle, fallback, known, blame],
  );

  return {
    errors: errors as FormErrors<keyof Values & string>,
    isBusy,
    formProps: {
      noValidate: true,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
  };
};
