import { describe, expect, it } from '@jest/globals';
import { emailSchema, passwordPolicy, registerRequestSchema } from '../../shared/accounts.ts';
import { defaultPlanCatalogue } from '../../shared/default-plans.ts';
import { playbookRulesSchema, updatePlaybookSchema } from '../../shared/playbooks.ts';
import { planCatalogueSchema } from '../../shared/subscriptions.ts';

/** What is wrong with an input, by the places that are; nothing where it is right. */
const problems = (schema: typeof registerRequestSchema | typeof playbookRulesSchema, input: unknown) =>
  Object.fromEntries(
    (schema.safeParse(input).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

describe('a password somebody chooses', () => {
  const withPassword = (password: string) =>
    problems(registerRequestSchema, { email: 'ada@example.com', name: 'Ada', password });

  it.each(['Abcdefghi1', '1bcdefghiA', 'ÄÖÜäöüßéè1', `Aa1${'x'.repeat(passwordPolicy.maxLength - 3)}`])(
    'GIVEN %j THEN it is strong enough',
    (password) => {
      expect(withPassword(password)).toEqual({});
    },
  );

  it.each([
    ['too short', 'Abcdefgh1'],
    ['too long', `Aa1${'x'.repeat(passwordPolicy.maxLength - 2)}`],
    ['without a capital', 'abcdefghi1'],
    ['without a small letter', 'ABCDEFGHI1'],
    ['without a digit', 'Abcdefghij'],
    ['without a letter', '1234567890'],
  ])('GIVEN one that is %s THEN it is refused, and the policy is told', (_, password) => {
    expect(withPassword(password)).toEqual({ password: passwordPolicy.text });
  });
});

describe('an address', () => {
  it('GIVEN one with spaces around it and capitals THEN it is the same account’s', () => {
    expect(emailSchema.parse('  Ada.Byron@Example.COM ')).toBe('ada.byron@example.com');
  });

  it.each(['', 'ada', 'ada@', '@example.com', 'ada@example', 'a da@example.com'])(
    'GIVEN %j THEN it is refused',
    (email) => {
      expect(emailSchema.safeParse(email).success).toBe(false);
    },
  );
});

describe('the rules of a playbook', () => {
  it('GIVEN nothing THEN every rule has its default', () => {
    expect(playbookRulesSchema.parse({})).toMatchObject({ riskTolerance: 'moderate', focusAreas: [], positions: [] });
  });

  it('GIVEN a list as people type it THEN each entry stays once, without the space around it, and no empty one', () => {
    const { focusAreas } = playbookRulesSchema.parse({ focusAreas: [' Payment', '', 'Liability', '  ', 'Payment '] });
    expect(focusAreas).toEqual(['Payment', 'Liability']);
  });

  it('GIVEN a change without rules THEN they have their defaults, and positions are neither given nor removed', () => {
    const { rules } = updatePlaybookSchema.parse({ name: 'House rules' });
    expect(rules).toEqual({ ...playbookRulesSchema.parse({}), positions: undefined });
    expect(rules).toHaveProperty('riskTolerance', 'moderate');
  });

  const position = (topic: string) => ({ topic, standard: 'thirty days' });

  it('GIVEN positions on several topics THEN they are taken', () => {
    expect(problems(playbookRulesSchema, { positions: [position('Payment'), position('Liability')] })).toEqual({});
  });

  it('GIVEN two positions on one topic, in whatever case THEN nobody could say which holds: they are refused', () => {
    const positions = [position('Payment'), position('Liability'), position(' PAYMENT ')];
    expect(problems(playbookRulesSchema, { positions })).toEqual({
      positions: 'Each topic can have one position only',
    });
  });
});

describe('the plans of a stage', () => {
  const [first, second] = defaultPlanCatalogue.plans;
  const refused = (input: unknown) =>
    planCatalogueSchema.safeParse(input).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  it('GIVEN the defaults THEN they are what a stage may be given', () => {
    expect(planCatalogueSchema.parse(defaultPlanCatalogue)).toEqual(defaultPlanCatalogue);
  });

  it.each([
    [
      'twice the same plan',
      { ...defaultPlanCatalogue, plans: [first, first, second] },
      'plans: write each plan’s id once',
    ],
    [
      'a default that is none of them',
      { ...defaultPlanCatalogue, defaultPlanId: 'other' },
      'defaultPlanId: write the id of one of the plans',
    ],
  ])('GIVEN %s THEN the operator is told', (_, input, problem) => {
    expect(refused(input)).toEqual([problem]);
  });
});
