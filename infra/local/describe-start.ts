import type { FirstAdmin } from './first-admin.ts';
import type { Local } from './start-local.ts';

const adminLine = ({ firstAdmin: outcome }: Local, { password }: FirstAdmin): string => {
  if (outcome === undefined) return 'none was asked for';
  if (outcome.problem !== undefined) return `${outcome.email} could not be made: ${outcome.problem}`;
  return outcome.hasGivenPassword
    ? `${outcome.email} / ${password}`
    : `${outcome.email}, whose password is no longer LOCAL_ADMIN_PASSWORD`;
};

/** What a person is told once the product runs: the mailbox, the first admin with the password, and where data lies. */
export const describeStart = (
  local: Local,
  { dataDir, firstAdmin }: { readonly dataDir: string; readonly firstAdmin: FirstAdmin },
): string => {
  const mode =
    local.environment['PUBLIC_MODE'] === 'true' ? 'on, anyone is let in' : 'off (PUBLIC_MODE=true turns it on)';
  return [
    `Admin:       ${adminLine(local, firstAdmin)}`,
    `Mailbox:     ${local.endpoints.mail}`,
    `Public mode: ${mode}`,
    `Model:       ${local.environment['BEDROCK_MODEL_ID'] || 'none, the clause engine works alone (BEDROCK_MODEL_ID names one)'}`,
    `Data:        ${dataDir}\n`,
  ].join('\n');
};
