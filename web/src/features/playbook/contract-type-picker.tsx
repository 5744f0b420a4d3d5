import { chakra, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { contractTypeChoices, contractTypeLabel, contractTypes } from '../../../../shared/contracts.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';

const Fieldset = chakra('fieldset');
const Legend = chakra('legend');
const Chip = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2.5',
    minH: { base: '11', md: '8' },
    borderWidth: '1px',
    borderColor: 'border.emphasized/60',
    borderRadius: 'full',
    textStyle: 'sm',
    color: 'fg.muted',
    bg: 'bg.panel',
    cursor: 'button',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.emphasized' },
    '&:has(:checked)': { bg: 'accent.subtle', borderColor: 'accent.solid', color: 'accent.fg', fontWeight: 'medium' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: '0.7' },
  },
});

const known: readonly string[] = contractTypes;

interface ContractTypePickerProps {
  readonly label: string;
  readonly help: string;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly isReadOnly: boolean;
}

/** The contract types a playbook is for; none chosen means all. A type of the organisation's own stays choosable. */
export const ContractTypePicker = ({ label, help, value, onChange, isReadOnly }: ContractTypePickerProps) => {
  const helpId = useId();
  const own = value.filter((type) => !known.includes(type));
  const types = [...contractTypeChoices.map((choice) => choice.value as string), ...own];
  return (
    <Fieldset minW="0" aria-describedby={helpId}>
      <Legend textStyle="sm" fontWeight="medium" mb="1.5">
        {label}
      </Legend>
      <Flex wrap="wrap" gap="1.5">
        {types.map((type) => {
          const isChosen = value.includes(type);
          return (
            <Chip key={type}>
              <VisuallyHidden asChild>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isReadOnly}
                  onChange={() =>
                    onChange(
                      // In the order they are shown in, whatever the order they were chosen in.
                      types.filter((other) => (other === type ? !isChosen : value.includes(other))),
                    )
                  }
                />
              </VisuallyHidden>
              {isChosen && <span aria-hidden="true">✓</span>}
              {contractTypeLabel(type)}
            </Chip>
          );
        })}
      </Flex>
      <Text id={helpId} textStyle="xs" color="fg.subtle" mt="1.5">
        {value.length === 0 ? 'None chosen: it applies to every contract.' : help}
      </Text>
    </Fieldset>
  );
};
