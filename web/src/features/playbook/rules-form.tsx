import { Box, Flex, Heading, Input, NativeSelect, Stack, Switch, Text, Textarea } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { riskToleranceChoices } from '../../../../shared/contracts.ts';
import { maxInstructionsLength, type PlaybookInput } from '../../../../shared/playbooks.ts';
import { ContractTypePicker } from './contract-type-picker.tsx';
import { FormField } from './form-field.tsx';
import { PositionsEditor } from './positions/positions-editor.tsx';
import { ruleLabels } from './rule-summary.ts';
import { TagList } from './tag-list.tsx';

/** Where the count of characters begins to show: when four fifths of what may be written are. */
const countFrom = maxInstructionsLength * 0.8;

const toleranceHelp = {
  conservative: 'Every exposure is flagged, the smaller ones too.',
  moderate: 'What departs from the market is flagged.',
  aggressive: 'Only what could really hurt is flagged.',
} as const;

const tagLists = {
  focusAreas: {
    holds: 'words',
    placeholder: 'For example: limitation of liability',
    help: 'Looked at first and never left unmentioned: each one is either found in the clause or said to be missing.',
  },
  avoidanceKeywords: {
    holds: 'words',
    placeholder: 'For example: sole discretion',
    help: 'Wherever one of these stands in the clause, in whatever form, it becomes a risk with the place it stands at.',
  },
  preferredLanguage: {
    holds: 'phrases',
    placeholder: 'For example: shall not be unreasonably withheld',
    help: 'Recommended where the clause lacks it, and used in the suggested clause. Where it stands already, that is said.',
  },
} as const;

/** The first thing wrong with a list: with the list itself, or with one of its entries. */
const firstMessage = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Array.isArray(error) ? error.map(firstMessage).find((message) => message !== undefined) : undefined;
};

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="5">
      <Heading as="h3" id={id} size="sm" color="fg.muted" textTransform="uppercase" letterSpacing="wider" fontSize="xs">
        {title}
      </Heading>
      {children}
    </Stack>
  );
};

interface RulesFormProps {
  readonly form: UseFormReturn<PlaybookInput>;
  readonly isReadOnly: boolean;
}

const ActiveSwitch = ({ form, isReadOnly }: RulesFormProps) => (
  <Controller
    control={form.control}
    name="isActive"
    render={({ field }) => (
      <Box>
        <Switch.Root
          checked={field.value}
          onCheckedChange={({ checked }) => field.onChange(checked)}
          disabled={isReadOnly}
        >
          <Switch.HiddenInput role="switch" onBlur={field.onBlur} />
          <Switch.Control>
            <Switch.Thumb />
          </Switch.Control>
          <Switch.Label>Active Playbook</Switch.Label>
        </Switch.Root>
        <Text textStyle="xs" color="fg.subtle" mt="1">
          {field.value
            ? 'It applies to analyses that use the company playbook.'
            : 'It is kept, but applies to no analysis.'}
        </Text>
      </Box>
    )}
  />
);

const BasicInformation = ({ form, isReadOnly }: RulesFormProps) => {
  const { errors } = form.formState;
  return (
    <Group title="Basic Information">
      <FormField label="Playbook Name" isRequired error={errors.name?.message}>
        {(props) => (
          <Input
            {...props}
            {...form.register('name')}
            data-autofocus
            autoComplete="off"
            readOnly={isReadOnly}
            aria-required="true"
          />
        )}
      </FormField>
      <FormField label="Description" error={errors.description?.message}>
        {(props) => <Textarea {...props} {...form.register('description')} rows={3} readOnly={isReadOnly} />}
      </FormField>
      <ActiveSwitch form={form} isReadOnly={isReadOnly} />
    </Group>
  );
};

const ToleranceField = ({ form, isReadOnly }: RulesFormProps) => {
  const tolerance = form.watch('rules.riskTolerance');
  return (
    <FormField
      label={ruleLabels.riskTolerance}
      help={`${toleranceHelp[tolerance]} This applies where an analysis names no tolerance of its own; of several playbooks the stricter one does.`}
    >
      {(props) => (
        <NativeSelect.Root maxW={{ sm: '16rem' }}>
          <NativeSelect.Field {...props} {...form.register('rules.riskTolerance')} {...(isReadOnly && { inert: true })}>
            {riskToleranceChoices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </FormField>
  );
};

const ContractTypesField = ({ form, isReadOnly }: RulesFormProps) => (
  <Controller
    control={form.control}
    name="rules.contractTypes"
    render={({ field }) => (
      <ContractTypePicker
        label={ruleLabels.contractTypes}
        help="The playbook applies to contracts of these types only."
        value={field.value}
        onChange={field.onChange}
        isReadOnly={isReadOnly}
      />
    )}
  />
);

const TagListField = ({ form, isReadOnly, name }: RulesFormProps & { readonly name: keyof typeof tagLists }) => (
  <Controller
    control={form.control}
    name={`rules.${name}`}
    render={({ field }) => (
      <TagList
        {...tagLists[name]}
        label={ruleLabels[name]}
        value={field.value}
        onChange={field.onChange}
        error={firstMessage(form.formState.errors.rules?.[name])}
        isReadOnly={isReadOnly}
      />
    )}
  />
);

const InstructionsField = ({ form, isReadOnly }: RulesFormProps) => {
  const { length } = form.watch('rules.specialInstructions');
  return (
    <FormField
      label={ruleLabels.specialInstructions}
      help={
        <Flex as="span" justify="space-between" gap="3">
          <span>
            Guidance for the review, in your own words. What of it could not be followed is said in the analysis.
          </span>
          {length > countFrom && (
            <span>
              {length.toLocaleString('en')} of {maxInstructionsLength.toLocaleString('en')}
            </span>
          )}
        </Flex>
      }
      error={form.formState.errors.rules?.specialInstructions?.message}
    >
      {(props) => (
        <Textarea {...props} {...form.register('rules.specialInstructions')} rows={4} readOnly={isReadOnly} />
      )}
    </FormField>
  );
};

/** The fields of a playbook; each rule says what it will do. */
export const RulesForm = (props: RulesFormProps) => (
  <Stack gap="8">
    <BasicInformation {...props} />
    <Group title="Analysis Rules">
      <ToleranceField {...props} />
      <ContractTypesField {...props} />
      <TagListField {...props} name="focusAreas" />
      <InstructionsField {...props} />
      <TagListField {...props} name="avoidanceKeywords" />
      <TagListField {...props} name="preferredLanguage" />
      <PositionsEditor {...props} />
    </Group>
  </Stack>
);
