import { Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import type { StageConfig } from './config.ts';

/*
 * The queue of reviews has a name that is known, so that the stack that puts reviews in and the one that takes them out
 * need not refer to each other: either can be deployed or taken away by itself.
 */

type Named = Pick<StageConfig, 'name' | 'region' | 'model'>;

export const reviewQueueName = ({ name }: Named): string => `clausewise-${name}-reviews`;

export const reviewQueueArn = (scope: IConstruct, stage: Named): string =>
  `arn:aws:sqs:${stage.region}:${Stack.of(scope).account}:${reviewQueueName(stage)}`;

/** Empty where the stage has no model: nothing is queued then. */
export const reviewQueueUrl = (scope: IConstruct, stage: Named): string =>
  stage.model ? `https://sqs.${stage.region}.amazonaws.com/${Stack.of(scope).account}/${reviewQueueName(stage)}` : '';
