/** The names of the settings a function is deployed with. */
export type Setting =
  | 'TABLE_NAME'
  | 'DOCUMENTS_BUCKET'
  | 'PUBLIC_MODE'
  | 'VISITOR_SECRET_ID'
  | 'ORIGIN_SECRET_ID'
  | 'RECEIPT_SECRET_ID'
  | 'BEDROCK_MODEL_ID'
  /** What an application inference profile is a copy of; empty where the model's id says itself what it is. */
  | 'BEDROCK_COPIED_FROM'
  /** Where the model is called; the function's own region where it is empty. */
  | 'BEDROCK_REGION'
  /** A guardrail as `id:version`; empty for none. */
  | 'BEDROCK_GUARDRAIL'
  /** `true` where nobody may turn the model off for an analysis. */
  | 'MODEL_ALWAYS'
  /** `true` where the model is only measured, and nothing of it shown. */
  | 'MODEL_SHADOW'
  /** The queue of reviews that a model is still to make; empty where there is no model. */
  | 'REVIEW_QUEUE_URL'
  /** Who issues the tokens of the user pool: an address, below which its keys lie. */
  | 'TOKEN_ISSUER'
  | 'USER_POOL_ID'
  | 'USER_POOL_CLIENT_ID'
  /** The first admin's address; empty for none. */
  | 'ADMIN_EMAIL'
  /** `true` where an address must be confirmed before an admin sees the request. */
  | 'CONFIRM_EMAIL'
  /** JSON: how many failures are borne, and for how long they count. */
  | 'SIGN_IN_LIMITS'
  /** JSON: how many analyses public visitors may make in a day, together and per address. */
  | 'PUBLIC_LIMITS'
  | 'MAIL_SENDER'
  | 'SUPPORT_EMAIL'
  /** Where the page answers, for links in mails. */
  | 'APP_URL'
  /** JSON: the plans, and which one a new account is on. */
  | 'PLANS'
  /** JSON: prices of the model and the most that may be spent in a day. */
  | 'MODEL_COSTS'
  /** JSON: who lets a playbook apply to everybody. */
  | 'PLAYBOOK_ACTIVATION'
  /** From how many days on analyses are deleted. */
  | 'ANALYSIS_RETENTION_DAYS';

/**
 * A setting that must be there.
 * @throws Error naming the setting when it is not set: a function without it was deployed wrongly
 */
export const setting = (name: Setting): string => {
  const value = process.env[name];
  if (!value) throw new Error(`the setting ${name} is missing`);
  return value;
};

/** A setting that may be empty; undefined when it is. */
export const optionalSetting = (name: Setting): string | undefined => process.env[name] || undefined;
