import { Duration, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import * as backup from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { type DataStack, historyDays } from './data-stack.ts';

interface BackupStackProps extends StackProps {
  readonly data: DataStack;
}

/** The policy of AWS's own by which AWS Backup reads a bucket. */
const readsBuckets = 'AWSBackupServiceRolePolicyForS3Backup';

/**
 * Copies of the documents that nobody's deletion reaches, made each day and kept as long as the table's history. A stage
 * whose data may go has none.
 */
export class BackupStack extends Stack {
  constructor(scope: Construct, id: string, { data, ...props }: BackupStackProps) {
    super(scope, id, props);
    const vault = new backup.BackupVault(this, 'Vault', { removalPolicy: RemovalPolicy.RETAIN });
    const plan = new backup.BackupPlan(this, 'Plan', {
      backupVault: vault,
      backupPlanRules: [
        new backup.BackupPlanRule({
          ruleName: 'daily',
          // The quiet hours of the United States, where the stage lies.
          scheduleExpression: Schedule.cron({ hour: '7', minute: '20' }),
          deleteAfter: Duration.days(historyDays),
        }),
      ],
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(readsBuckets)],
    });
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${readsBuckets}]`,
      reason: 'AWS keeps this policy for exactly this role: what AWS Backup asks of buckets changes with the service.',
    });
    plan.addSelection('Documents', {
      // What CDK would add reads tables and disks, too.
      disableDefaultBackupPolicy: true,
      resources: [backup.BackupResource.fromArn(data.documents.bucketArn)],
      role,
    });
  }
}
