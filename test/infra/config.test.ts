import { describe, expect, it } from '@jest/globals';
import { addressOf, parseStage, readStage, stages } from '../../infra/config.ts';
import { settingValues } from '../../infra/setting-values.ts';
import type { PlanCatalogue } from '../../shared/subscriptions.ts';

const firstPlan = stages.dev.plans.plans[0]!;

const applicationProfile = 'arn:aws:bedrock:eu-central-1:123456789012:application-inference-profile/abc123def456';

describe('stage parameters', () => {
  it.each(Object.keys(stages))('of %s are right', (name) => {
    expect(readStage(name).name).toBe(name);
  });

  it('GIVEN no stage THEN it is dev', () => {
    expect(readStage()).toEqual(readStage('dev'));
  });

  it('name the stages there are where one is not known', () => {
    expect(() => readStage('prod')).toThrow('There is no stage prod: write -c stage=dev or -c stage=production');
    expect(() => readStage('toString')).toThrow('There is no stage toString');
  });

  it('leave public mode off, and have production protected, watched and mailing by itself', () => {
    for (const name of Object.keys(stages)) expect(readStage(name).publicMode).toBe(false);
    expect(readStage('production')).toMatchObject({ retainsData: true, mail: { codesBy: 'ses' } });
    expect(readStage('production').alarmEmail).toBeDefined();
  });

  it.each([
    [{ name: 'Dev stage' }, 'name: write 2 to 12 lower-case letters or digits'],
    [{ region: 'eu-central-1' }, 'region: write us-east-1'],
    [{ domain: { name: 'https://a.example', certificateArn: 'arn' } }, 'domain.name: write a host name'],
    [{ domain: { name: 'a.example', certificateArn: 'arn' } }, 'domain.certificateArn: write the ARN of a certificate'],
    [{ address: 'a.example' }, 'address: write the address the product answers under'],
    [{ supportEmail: 'support' }, 'supportEmail: write the address'],
    [{ mail: { sender: 'me', codesBy: 'ses' } }, 'mail.sender: write the address mails come from'],
    [{ mail: { sender: 'me@a.example', codesBy: 'post' } }, 'mail.codesBy: write cognito for trying things out'],
    [{ adminEmail: 'admin' }, 'adminEmail: write the address of the first admin'],
    [{ confirmEmail: 'yes' }, 'confirmEmail: write true to have addresses confirmed'],
    [{ publicMode: 'yes' }, 'publicMode: write true'],
    [{ signInLimits: { perAddress: 0 } }, 'signInLimits.perAddress: write at least 1'],
    [{ signInLimits: { perWeek: 3 } }, 'signInLimits.perWeek: not a stage parameter'],
    [{ publicLimits: { analysesPerDay: 1.5 } }, 'publicLimits.analysesPerDay: write a whole number'],
    [{ model: { id: 'us-gov.vendor.model' } }, 'us-gov. profiles exist in GovCloud only'],
    [{ model: { id: 'claude' } }, 'model.id: write the id of a model or of an inference profile'],
    [{ model: { id: 'vendor.model', region: 'Frankfurt' } }, 'model.region: write a region such as eu-central-1'],
    [{ model: { id: 'vendor.model', copiedFrom: 'eu.vendor.model' } }, 'leave it out for any other model'],
    [{ model: { id: applicationProfile } }, 'model.copiedFrom: write what the application inference profile'],
    [
      { model: { id: applicationProfile, copiedFrom: 'eu.vendor.model' } },
      'model.region: write the region of the application inference profile',
    ],
    [
      { model: { id: 'vendor.model', guardrail: { id: 'abcd', version: 'new' } } },
      'model.guardrail.version: write the number',
    ],
    [{ plans: { plans: [firstPlan], defaultPlanId: 'none' } }, 'plans.defaultPlanId: write the id of one of the plans'],
    [
      { plans: { plans: [{ ...firstPlan, price: -1 }], defaultPlanId: firstPlan.id } },
      'plans.plans.0.price: write at least 0',
    ],
    [{ plans: { plans: [{ ...firstPlan, id: 'A' }], defaultPlanId: 'A' } }, 'plans.plans.0.id: write what matches'],
    [{ choosesPaidPlans: 'no' }, 'choosesPaidPlans: write true to let people choose every plan themselves'],
    [{ publicLimits: { uploadsPerAddress: 0 } }, 'publicLimits.uploadsPerAddress: write at least 1'],
    [{ playbookActivation: ['edith'] }, 'playbookActivation.0: write what matches'],
    [{ model: { id: 'vendor.model', mayBeTurnedOff: 'no' } }, 'model.mayBeTurnedOff: write false to have every'],
    [{ model: { id: 'vendor.model', isShadow: 1 } }, 'model.isShadow: write true to ask the model'],
    [{ modelCosts: {} }, 'modelCosts.dailyCapPerStage: write a number'],
    [{ monthlyBudgetUsd: 0 }, 'monthlyBudgetUsd: write the US dollars a month'],
    [{ logRetentionDays: 8 }, 'logRetentionDays: write one of 1, 3'],
    [{ analysisRetentionDays: 0 }, 'analysisRetentionDays: write after how many days analyses are deleted'],
    [{ analysisRetentionDays: 1.5 }, 'analysisRetentionDays: write after how many days analyses are deleted'],
    [{ retainsData: true }, 'alarmEmail: write the address alarms are mailed to'],
    [{ retainsData: true, alarmEmail: 'a@a.example' }, 'mail.codesBy: write ses'],
    [
      { vpc: { id: 'vpc-0123456789abcdef0', subnetIds: [], securityGroupIds: [] } },
      'vpc.subnetIds: write at least two',
    ],
    [{ reservedConcurrency: { login: 5 } }, 'reservedConcurrency.login: not a stage parameter'],
    [{ reservedConcurrency: { analyzeClause: 0 } }, 'reservedConcurrency.analyzeClause: write how many calls'],
    [{ colour: 'red' }, 'colour: not a stage parameter; write one of name, region'],
  ])('say what to write for %j', (change, message) => {
    expect(() => parseStage({ ...stages.dev, ...change })).toThrow(message);
  });

  it.each([
    { id: 'vendor.model-v1:0', region: 'eu-west-1' },
    ...['us', 'eu', 'apac', 'jp', 'au', 'global'].map((geography) => ({ id: `${geography}.vendor.model` })),
    { id: applicationProfile, copiedFrom: 'eu.vendor.model', region: 'eu-central-1' },
    { id: 'vendor.model-v1:0', mayBeTurnedOff: false, isShadow: true },
  ])('take the model %j', (model) => {
    expect(parseStage({ ...stages.dev, model }).model).toEqual(model);
  });

  it('say all that is wrong at once, a line each', () => {
    const wrong = { ...stages.dev, region: 'eu-west-1', supportEmail: 'support', colour: 'red' };
    expect(() => parseStage(wrong)).toThrow(/wrong:\nregion: .*\nsupportEmail: .*\ncolour: /);
  });

  it('threat 17: let people choose every plan themselves, as specified, or leave paid and unlimited ones to admins', () => {
    const secrets = { visitorSecretId: '', originSecretId: '', receiptSecretId: '' };
    const names = { tableName: '', documentsBucket: '', tokenIssuer: '', reviewQueueUrl: '', ...secrets };
    const pool = { userPoolId: '', userPoolClientId: '' };
    const ownChoiceOf = (change: object): readonly string[] => {
      const settings = settingValues(parseStage({ ...stages.dev, ...change }), { ...names, ...pool });
      const { plans } = JSON.parse(settings.get('PLANS') ?? '') as PlanCatalogue;
      return plans.filter(({ selfService }) => selfService).map(({ id }) => id);
    };
    expect(ownChoiceOf({})).toEqual(['essential', 'team', 'enterprise']);
    expect(ownChoiceOf({ choosesPaidPlans: false })).toEqual(['essential']);
    const free = { ...firstPlan, id: 'open', analysesPerMonth: -1 };
    const plans = { plans: [firstPlan, free], defaultPlanId: firstPlan.id };
    expect(ownChoiceOf({ plans, choosesPaidPlans: false })).toEqual(['essential']);
  });

  it('give the address of the domain, else the one that is told, else none yet', () => {
    const domain = { name: 'app.a.example', certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/a' };
    expect(addressOf(readStage('dev'))).toBeUndefined();
    expect(addressOf(readStage('dev', 'https://d1.cloudfront.net'))).toBe('https://d1.cloudfront.net');
    expect(addressOf(parseStage({ ...stages.dev, domain }))).toBe('https://app.a.example');
  });
});
