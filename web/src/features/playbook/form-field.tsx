import { Box, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** What ties a control to its label, its help and its error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
}

interface FormFieldProps {
  readonly label: string;
  readonly isRequired?: boolean;
  /** What the field is for; of a rule, what it will do. */
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** What is wrong with a field, beside it; a screen reader hears it when it appears. */
export const FieldError = ({ id, children }: { readonly id: string; readonly children: string | undefined }) => (
  <Box id={id} role="alert">
    {children !== undefined && (
      <Text textStyle="xs" color="fg.error" mt="1">
        {children}
      </Text>
    )}
  </Box>
);

/** A control with its label above, and help and error below. */
export const FormField = ({ label, isRequired = false, help, error, children }: FormFieldProps) => {
  const id = useId();
  return (
    <Box minW="0">
      <Text as="label" {...{ htmlFor: id }} display="block" textStyle="sm" fontWeight="medium" mb="1.5">
        {label}
        {isRequired && (
          <Text as="span" color="fg.subtle" fontWeight="normal" ms="1.5">
            required
          </Text>
        )}
      </Text>
      {children({ id, 'aria-describedby': `${id}-help ${id}-error`, 'aria-invalid': error !== undefined })}
      <Text id={`${id}-help`} textStyle="xs" color="fg.subtle" mt={help ? '1' : '0'} textWrap="pretty">
        {help}
      </Text>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Box>
  );
};
