import { Box, chakra, Flex, Input, Text } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';

const Label = chakra('label', { base: { textStyle: 'sm', fontWeight: 'medium' } });

const ShowButton = chakra('button', {
  base: {
    position: 'absolute',
    insetEnd: '1',
    insetBlock: '0',
    my: 'auto',
    h: { base: '11', md: 'calc(100% - 0.5rem)' },
    px: '2.5',
    borderRadius: 'l1',
    textStyle: 'sm',
    color: 'fg.muted',
    cursor: 'button',
    _hover: { color: 'fg', bg: 'bg.muted' },
  },
});

interface FormFieldProps {
  readonly label: string;
  /** The name its value is sent under. */
  readonly name: string;
  readonly autoComplete: string;
  readonly type?: 'text' | 'email';
  readonly inputMode?: ComponentProps<'input'>['inputMode'];
  readonly defaultValue?: string;
  /** What is said of it before anything is wrong. */
  readonly hint?: string;
  readonly error?: string | undefined;
  /** What stands beside the label. */
  readonly aside?: ReactNode;
  readonly autoFocus?: boolean;
  readonly onInput?: (value: string) => void;
}

interface FieldFrameProps extends Pick<FormFieldProps, 'label' | 'hint' | 'error' | 'aside'> {
  readonly id: string;
  readonly children: ReactNode;
}

const FieldFrame = ({ id, label, hint, error, aside, children }: FieldFrameProps) => (
  <Box>
    <Flex justify="space-between" align="center" gap="3" mb="1.5">
      <Label htmlFor={id}>{label}</Label>
      {aside}
    </Flex>
    {children}
    {hint && (
      <Text id={`${id}-hint`} mt="1.5" textStyle="xs" color="fg.muted">
        {hint}
      </Text>
    )}
    {error && (
      <Text id={`${id}-error`} role="alert" mt="1.5" textStyle="sm" color="fg.error">
        {error}
      </Text>
    )}
  </Box>
);

const inputProps = (id: string, { name, autoComplete, hint, error, autoFocus, onInput }: FormFieldProps) => {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name,
    autoComplete,
    size: 'lg' as const,
    px: '3',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
    ...(autoFocus && { autoFocus }),
    ...(onInput && { onInput: (event: { currentTarget: HTMLInputElement }) => onInput(event.currentTarget.value) }),
  };
};

/** A field with its label, and what is wrong with it beneath it. */
export const FormField = (props: FormFieldProps) => {
  const id = useId();
  const { type = 'text', inputMode, defaultValue } = props;
  return (
    <FieldFrame id={id} {...props}>
      <Input
        {...inputProps(id, props)}
        type={type}
        {...(inputMode && { inputMode })}
        {...(defaultValue !== undefined && { defaultValue })}
        autoCapitalize={type === 'email' ? 'none' : undefined}
        spellCheck={false}
      />
    </FieldFrame>
  );
};

interface EmailFieldProps extends Pick<FormFieldProps, 'error' | 'onInput'> {
  readonly autoComplete: 'username' | 'email';
  readonly defaultValue: string;
}

/** The field for the address an account is known by. */
export const EmailField = (props: EmailFieldProps) => (
  <FormField label="Email" name="email" type="email" inputMode="email" {...props} />
);

/** A field for a password, which its writer may look at. */
export const PasswordField = (props: FormFieldProps) => {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame id={id} {...props}>
      <Box position="relative">
        <Input
          {...inputProps(id, props)}
          pe="16"
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
        />
        <ShowButton
          type="button"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </ShowButton>
      </Box>
    </FieldFrame>
  );
};
