import { isSameSignature, sign } from '../signature.ts';

/** Why a form is refused, by S3's error code. */
export class PolicyError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(code: string, message: string, status = 403) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export interface PolicyRange {
  readonly min: number;
  readonly max: number;
}

type Fields = ReadonlyMap<string, string>;

const unsignedFields = new Set(['x-amz-signature', 'file', 'policy']);

const isUnsigned = (name: string): boolean => unsignedFields.has(name) || name.startsWith('x-ignore-');

const refuse = (message: string): never => {
  throw new PolicyError('AccessDenied', `Invalid according to Policy: ${message}`);
};

/**
 * Verifies the signed policy of a form and every field against it.
 * @param fields the form's fields before the file, by names in lower case
 * @returns how many bytes the file may hold
 * @throws PolicyError where the form was not signed here, has expired, or holds what its policy does not allow
 */
export const checkPostPolicy = (bucket: string, fields: Fields, now = Date.now()): PolicyRange => {
  const policy = fields.get('policy');
  const signature = fields.get('x-amz-signature');
  if (policy === undefined || signature === undefined) throw new PolicyError('AccessDenied', 'Access Denied');
  const expected = sign(fields.get('x-amz-credential') ?? '', policy);
  if (expected === undefined || !isSameSignature(expected, signature)) {
    throw new PolicyError('SignatureDoesNotMatch', 'The request signature does not match.');
  }
  const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString('utf8')) as {
    readonly expiration: string;
    readonly conditions: readonly (
      Readonly<Record<string, string>> | readonly [string, string | number, string | number]
    )[];
  };
  if (!(Date.parse(expiration) > now)) refuse('Policy expired.');

  const values = new Map([...fields, ['bucket', bucket]]);
  const covered = new Set<string>();
  let range: PolicyRange = { min: 0, max: Number.MAX_SAFE_INTEGER };
  const requireEqual = (name: string, value: string): void => {
    covered.add(name);
    if (values.get(name) !== value) refuse(`Policy Condition failed: ["eq", "$${name}", "${value}"]`);
  };
  for (const condition of conditions) {
    if (!Array.isArray(condition)) {
      for (const [name, value] of Object.entries(condition as Readonly<Record<string, string>>)) {
        requireEqual(name.toLowerCase(), value);
      }
      continue;
    }
    const [operator, subject, value] = condition as readonly [string, string | number, string | number];
    const name = String(subject).replace(/^\$/, '').toLowerCase();
    if (operator === 'content-length-range') range = { min: Number(subject), max: Number(value) };
    else if (operator === 'eq') requireEqual(name, String(value));
    else if (operator === 'starts-with') {
      covered.add(name);
      if (values.get(name)?.startsWith(String(value)) !== true) {
        refuse(`Policy Condition failed: ["starts-with", "$${name}", "${String(value)}"]`);
      }
    } else refuse(`Unknown condition ${operator}`);
  }
  for (const name of fields.keys()) {
    if (!covered.has(name) && !isUnsigned(name)) refuse(`Extra input fields: ${name}`);
  }
  return range;
};
