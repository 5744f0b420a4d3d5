import { NativeSelect, type NativeSelectFieldProps, type NativeSelectRootProps } from '@chakra-ui/react';
import { ChevronDownIcon } from './icons.tsx';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps<Value extends string>
  extends
    Pick<NativeSelectRootProps, 'size' | 'width' | 'flexShrink'>,
    Pick<NativeSelectFieldProps, 'id' | 'aria-label' | 'aria-describedby'> {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** The browser's own list of choices, in the product's look. What is chosen is one of the options. */
export const Select = <Value extends string>(props: SelectProps<Value>) => {
  const { options, value, onChange, size, width, flexShrink, ...field } = props;
  return (
    <NativeSelect.Root {...(size !== undefined && { size })} width={width} flexShrink={flexShrink}>
      <NativeSelect.Field
        {...field}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <ChevronDownIcon />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
};
