import { describe, expect, it } from '@jest/globals';
import { refusalOf } from '../../support/bedrock-rules.ts';
import { problemsOfRequest } from '../../support/sdk-model.ts';

const messages = [{ role: 'user', content: [{ text: 'Read this.' }] }];
const tools = [{ toolSpec: { name: 'report', inputSchema: { json: { type: 'object' } } } }];
const sound = {
  messages,
  system: [{ text: 'You read.' }, { cachePoint: { type: 'default' } }],
  inferenceConfig: { maxTokens: 100, stopSequences: ['end'] },
  toolConfig: { tools, toolChoice: { auto: {} } },
  outputConfig: { effort: 'low' },
};

describe('the service’s model as the SDK carries it', () => {
  it('GIVEN a request as the product makes them THEN nothing speaks against it', () => {
    expect(problemsOfRequest('anthropic.claude-opus-5', sound)).toEqual([]);
    expect(refusalOf('anthropic.claude-opus-5', sound)).toBeUndefined();
  });

  it.each([
    ['a field of its own', { ...sound, temperature: 0 }, 'ConverseRequest has no temperature'],
    ['a setting of its own', { ...sound, inferenceConfig: { topK: 1 } }, 'InferenceConfiguration has no topK'],
    ['a figure in words', { ...sound, inferenceConfig: { maxTokens: 'many' } }, 'number is expected'],
    ['no tools where it chooses one', { ...sound, toolConfig: { toolChoice: { auto: {} } } }, 'lacks tools'],
    [
      'two choices of a tool',
      { ...sound, toolConfig: { tools, toolChoice: { auto: {}, any: {} } } },
      'ToolChoice is to have one member',
    ],
    ['a part of a message of its own', { messages: [{ role: 'user', content: [{ words: 'a' }] }] }, 'has no words'],
    ['a message without a role', { messages: [{ content: [{ text: 'a' }] }] }, 'Message lacks role'],
    ['words instead of messages', { messages: ['Read this.'] }, 'Message is no object'],
  ])('GIVEN %s THEN the stand-in refuses it as the service does', (_, body, why) => {
    expect(problemsOfRequest('vendor.model', body).join()).toContain(why);
    const { status, type, message = '' } = refusalOf('vendor.model', body) ?? {};
    expect([status, type]).toEqual([400, 'ValidationException']);
    expect(message).toContain(why);
  });
});
