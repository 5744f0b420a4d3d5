import { addressOf, type StageConfig } from './config.ts';

/** What other stacks bring to the functions' settings: names and ids that are known when they are deployed. */
export interface DeployedNames {
  readonly tableName: string;
  readonly documentsBucket: string;
  readonly visitorSecretId: string;
  readonly originSecretId: string;
  readonly receiptSecretId: string;
  readonly tokenIssuer: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** Empty where the stage has no model. */
  readonly reviewQueueUrl: string;
}

/** The plans as the stage offers them: what only admins may choose is nobody's own choice. */
const offeredPlans = ({ plans, choosesPaidPlans }: StageConfig): StageConfig['plans'] => ({
  ...plans,
  plans: plans.plans.map((plan) => ({
    ...plan,
    selfService: plan.selfService && (choosesPaidPlans || (plan.price === 0 && plan.analysesPerMonth >= 0)),
  })),
});

/** The value of every setting a function can be given; empty where the stage leaves it out. */
export const settingValues = (stage: StageConfig, deployed: DeployedNames): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({
      TABLE_NAME: deployed.tableName,
      DOCUMENTS_BUCKET: deployed.documentsBucket,
      VISITOR_SECRET_ID: deployed.visitorSecretId,
      ORIGIN_SECRET_ID: deployed.originSecretId,
      RECEIPT_SECRET_ID: deployed.receiptSecretId,
      TOKEN_ISSUER: deployed.tokenIssuer,
      USER_POOL_ID: deployed.userPoolId,
      USER_POOL_CLIENT_ID: deployed.userPoolClientId,
      PUBLIC_MODE: String(stage.publicMode),
      PUBLIC_LIMITS: JSON.stringify(stage.publicLimits),
      ADMIN_EMAIL: stage.adminEmail ?? '',
      CONFIRM_EMAIL: String(stage.confirmEmail),
      SIGN_IN_LIMITS: JSON.stringify(stage.signInLimits),
      MAIL_SENDER: stage.mail.sender,
      SUPPORT_EMAIL: stage.supportEmail,
      APP_URL: addressOf(stage) ?? '',
      BEDROCK_MODEL_ID: stage.model?.id ?? '',
      BEDROCK_COPIED_FROM: stage.model?.copiedFrom ?? '',
      BEDROCK_REGION: stage.model?.region ?? stage.region,
      BEDROCK_GUARDRAIL: stage.model?.guardrail ? `${stage.model.guardrail.id}:${stage.model.guardrail.version}` : '',
      MODEL_ALWAYS: stage.model?.mayBeTurnedOff === false ? 'true' : '',
      MODEL_SHADOW: stage.model?.isShadow ? 'true' : '',
      REVIEW_QUEUE_URL: deployed.reviewQueueUrl,
      PLANS: JSON.stringify(offeredPlans(stage)),
      PLAYBOOK_ACTIVATION: JSON.stringify(stage.playbookActivation),
      MODEL_COSTS: JSON.stringify(stage.modelCosts),
      ANALYSIS_RETENTION_DAYS: String(stage.analysisRetentionDays ?? ''),
    }),
  );
