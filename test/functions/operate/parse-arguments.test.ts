import { describe, expect, it } from '@jest/globals';
import { parseArguments, UsageError } from '../../../functions/operate/parse-arguments.ts';
import { findStage } from '../../../functions/operate/find-stage.ts';
import { showAccounts } from '../../../functions/operate/show-accounts.ts';

describe('the operator’s command line', () => {
  it.each([
    [['list', '--stage', 'dev'], { command: 'list', email: '', stage: 'dev', isSure: false }],
    [['list', 'Byron', '--stage=dev'], { command: 'list', email: 'Byron', stage: 'dev', isSure: false }],
    [['expire', '--stage', 'dev'], { command: 'expire', email: '', stage: 'dev', isSure: false }],
    [['expire', '30', '--stage', 'local'], { command: 'expire', email: '', days: 30, stage: 'local', isSure: false }],
    [
      ['delete', ' Ada@Example.com', '--yes', '--stage', 'production'],
      { command: 'delete', email: 'ada@example.com', stage: 'production', isSure: true },
    ],
  ])('GIVEN %j THEN it is understood', (args, request) => {
    expect(parseArguments(args)).toEqual(request);
  });

  it.each([
    [[], 'Say what to do.'],
    [['promote', 'ada@example.com', '--stage', 'dev'], 'There is no command promote.'],
    [['grant', '--stage', 'dev'], 'Say whose account.'],
    [['grant', 'ada', '--stage', 'dev'], 'ada is not an address.'],
    [['expire', '0', '--stage', 'dev'], '0 is not a number of days.'],
    [['expire', '1.5', '--stage', 'dev'], '1.5 is not a number of days.'],
    [['delete', 'ada@example.com'], 'Say which stage with --stage.'],
    [['delete', 'ada@example.com', 'bob@example.com', '--stage', 'dev'], 'bob@example.com: one at a time.'],
    [['delete', 'ada@example.com', '--stage', 'dev', '--force'], expect.stringContaining('--force')],
  ])('GIVEN %j THEN nothing is done, and why is said', (args, message) => {
    let error: unknown;
    try {
      parseArguments(args);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message).toEqual(message);
  });

  it('GIVEN a stage there is not THEN those there are are named', async () => {
    await expect(findStage('staging')).rejects.toThrow(
      'There is no stage staging: write --stage local or --stage dev or --stage production.',
    );
  });

  it('GIVEN a name with codes for the terminal WHEN accounts are shown THEN the codes are left out', () => {
    const [, row] = showAccounts([
      {
        id: '1',
        name: '\u001b[2JAda\u202e',
        email: 'ada@example.com',
        role: 'user',
        approvalStatus: 'approved',
        isActive: false,
        createdAt: '2026-11-21T07:00:00.000Z',
        approvedBy: null,
        planId: 'free',
        analysesUsed: 0,
      },
    ]);
    expect(row).toBe('ada@example.com  [2JAda  user  inactive  2026-11-21');
  });
});
