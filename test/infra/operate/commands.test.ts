import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { runProgram } from '../../support/run-program.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const credentials = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };
const noCredentials = {
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_SHARED_CREDENTIALS_FILE: '/nowhere',
  AWS_CONFIG_FILE: '/nowhere',
};

/** Runs an operator's command as `npm run` does, with nobody there to be asked. */
const operate = (name: string, args: readonly string[], env: Readonly<Record<string, string>> = credentials) =>
  runProgram(process.execPath, [path.join(root, `infra/operate/${name}.ts`), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: '/nowhere', ...env },
  });

describe('the commands of operators', () => {
  /** CloudFormation of an account in which there is no stack at all. */
  let cloudFormation: Server;
  let asked: number;
  beforeAll(async () => {
    cloudFormation = createServer((_request, response) => {
      asked += 1;
      response.writeHead(400, { 'content-type': 'text/xml' }).end(
        `<ErrorResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><Error><Type>Sender</Type>
         <Code>ValidationError</Code><Message>Stack with id CDKToolkit does not exist</Message></Error></ErrorResponse>`,
      );
    });
    await new Promise<void>((resolve) => cloudFormation.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => {
    asked = 0;
  });
  afterAll(() => {
    cloudFormation.close();
  });

  const emptyAccount = () => ({
    ...credentials,
    AWS_ENDPOINT_URL_CLOUDFORMATION: `http://127.0.0.1:${(cloudFormation.address() as AddressInfo).port}`,
  });

  it.each(['deploy', 'diff', 'destroy'])('GIVEN %s without a stage THEN it says which there are', async (name) => {
    const { code, output } = await operate(name, []);
    expect(code).toBe(1);
    expect(output).toContain('Write which stage: --stage dev or --stage production.');
  });

  it('GIVEN a stage that is not there THEN it says which are, and where to add one', async () => {
    const { code, output } = await operate('deploy', ['--stage', 'prod']);
    expect(code).toBe(1);
    expect(output).toContain('There is no stage prod: write --stage dev or --stage production, or add it');
  });

  it.each(['deploy', 'destroy'])('GIVEN %s where nobody can be asked THEN it says so before any work', async (name) => {
    const { code, output } = await operate(name, ['--stage', 'dev'], emptyAccount());
    expect(code).toBe(1);
    expect(output).toContain('add --yes');
    expect(asked).toBe(0);
  });

  it('GIVEN nobody is signed in THEN it says how to', async () => {
    const { code, output } = await operate('deploy', ['--stage', 'dev', '--yes'], noCredentials);
    expect(code).toBe(1);
    expect(output).toContain('aws sso login');
    expect(output).toContain('aws sts get-caller-identity');
  });

  it('GIVEN an account that is not prepared THEN it says who does what, and names addresses that get no mail', async () => {
    const { code, output } = await operate('deploy', ['--stage', 'dev', '--yes'], emptyAccount());
    expect(code).toBe(1);
    expect(output).toContain('npx cdk bootstrap aws://<account>/us-east-1');
    expect(output).toContain('adminEmail: admin@clausewise.example');
    expect(asked).toBe(1);
  });

  it('GIVEN a stage that retains its data THEN destroying it is refused, and where it says how', async () => {
    const { code, output } = await operate('destroy', ['--stage', 'production', '--yes'], emptyAccount());
    expect(code).toBe(1);
    expect(output).toContain('production retains its data, so nothing was destroyed');
    expect(asked).toBe(0);
  });
});
