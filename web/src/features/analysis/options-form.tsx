import { Box, Flex, Grid, NativeSelect, Switch, Text } from '@chakra-ui/react';
import { memo, type ReactNode, useId, useSyncExternalStore } from 'react';
import {
  contractTypeChoices,
  partyRoleChoices,
  riskToleranceChoices,
  type Choice,
} from '../../../../shared/contracts.ts';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import type { AnalysisSetup } from './analysis-setup.ts';
import { optionsSchema } from './draft.ts';

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  /** What the empty choice says; without it a choice must be made. */
  readonly emptyLabel?: string;
  /** Stands below the select while nothing is chosen. */
  readonly hint?: ReactNode;
  readonly onChange: (value: string) => void;
}

/** A labelled select whose choice is explained below it. */
const ChoiceField = ({ label, value, choices, emptyLabel, hint, onChange }: ChoiceFieldProps) => {
  const id = useId();
  const chosen = choices.find((choice) => choice.value === value);
  const isForeign = value !== '' && !chosen;
  return (
    <Box minW="0">
      <Text as="label" {...{ htmlFor: id }} textStyle="xs" fontWeight="medium" color="fg.muted" display="block" mb="1">
        {label}
      </Text>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          id={id}
          value={value}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {isForeign && <option value={value}>{value}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} title={choice.description}>
              {choice.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Text id={`${id}-note`} textStyle="xs" color="fg.subtle" mt="1" minH="1.125rem">
        {chosen ? chosen.description : hint}
      </Text>
    </Box>
  );
};

interface SwitchFieldProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const SwitchField = ({ label, isOn, onChange }: SwitchFieldProps) => (
  <Switch.Root checked={isOn} onCheckedChange={({ checked }) => onChange(checked)}>
    <Switch.HiddenInput role="switch" />
    <Switch.Control>
      <Switch.Thumb />
    </Switch.Control>
    <Switch.Label>{label}</Switch.Label>
  </Switch.Root>
);

interface OptionsFormProps {
  readonly setup: AnalysisSetup;
  /** What the text says of the type of contract while none is chosen. */
  readonly typeHint?: ReactNode;
}

/** What the analysis is made for: the kind of contract, the appetite for risk, the side, the playbook, and the language model. */
export const OptionsForm = memo(({ setup, typeHint }: OptionsFormProps) => {
  const { options } = useSyncExternalStore(setup.subscribe, setup.read);
  const { contractType, riskTolerance, partyRole, usePlaybook, useModel } = options;
  const { canTurnModelOff } = useRuntimeConfig();
  const onChange = setup.setOption;
  // The longest name of a type is to be read whole, in half a desktop's width too; sides have short ones.
  const columns = contractType === '' ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 5fr) minmax(0, 4fr)';
  return (
    <Box data-setup="">
      <Grid columnGap="3" rowGap="1" css={{ '@media (min-width: 36rem)': { gridTemplateColumns: columns } }}>
        <ChoiceField
          label="Contract type"
          value={contractType}
          choices={contractTypeChoices}
          emptyLabel="Any contract"
          hint={typeHint}
          onChange={(value) => onChange('contractType', value)}
        />
        {contractType !== '' && (
          <ChoiceField
            label="Your side"
            value={partyRole}
            choices={partyRoleChoices(contractType)}
            emptyLabel="Not given"
            onChange={(value) => onChange('partyRole', optionsSchema.shape.partyRole.parse(value))}
          />
        )}
        <ChoiceField
          label="Risk tolerance"
          value={riskTolerance}
          choices={riskToleranceChoices}
          emptyLabel={usePlaybook ? 'Playbook’s or moderate' : 'Moderate (default)'}
          onChange={(value) => onChange('riskTolerance', optionsSchema.shape.riskTolerance.parse(value))}
        />
      </Grid>
      <Flex mt="1" columnGap="6" rowGap="2" wrap="wrap">
        <SwitchField
          label="Use company playbook"
          isOn={usePlaybook}
          onChange={(isOn) => onChange('usePlaybook', isOn)}
        />
        {/* What was turned off can be turned on again, wherever it may no longer be turned off. */}
        {(canTurnModelOff || !useModel) && (
          <SwitchField label="Use language model" isOn={useModel} onChange={(isOn) => onChange('useModel', isOn)} />
        )}
      </Flex>
    </Box>
  );
});
OptionsForm.displayName = 'OptionsForm';
